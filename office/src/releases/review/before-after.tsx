import { nameOfLanguage } from '@vitrine/editor-core'
import { createLinks, isSafeLink } from '@vitrine/renderer/internal'
import { useSize } from 'ahooks'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { SelectField } from '../../controls/field.tsx'
import type { ChangedPage } from '../release-diff.ts'
import { languagesIn, type PublishPlan } from '../use-plan.ts'
import styles from './review.module.css'
import { sourceFirst } from './use-scope.ts'

interface BeforeAfterProps {
  readonly page: ChangedPage
  readonly name: string
  readonly whole: PublishPlan
}

/** How wide a page is drawn, in CSS pixels. */
const widths = { desktop: 1280, mobile: 390 } as const
type Width = keyof typeof widths

/** A page as visitors see it now, beside the draft of it: both are drawn by the server, as it draws them for visitors. */
export function BeforeAfter({ page, name, whole }: BeforeAfterProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const languages = sourceFirst(whole, page.languages)
  const [language, setLanguage] = useState(languages[0] ?? whole.sourceLanguage)
  const [width, setWidth] = useState<Width>('desktop')
  const { live, draft } = useAddresses(page, whole, language)
  const params = { name, language: nameOfLanguage(locale, language) }
  return (
    <div className={styles.drawn}>
      <div className={styles.drawnTools}>
        {languages.length > 1 && (
          <SelectField
            label={t('publish.language')}
            value={language}
            choices={languages.map((code) => ({ value: code, label: nameOfLanguage(locale, code) }))}
            onChange={setLanguage}
          />
        )}
        <SelectField
          label={t('publish.width')}
          value={width}
          choices={(['desktop', 'mobile'] as const).map((value) => ({ value, label: t(`publish.width.${value}`) }))}
          onChange={(value) => setWidth(value as Width)}
        />
      </div>
      <div className={styles.sides}>
        <Side
          label={t('publish.before')}
          title={t('publish.beforeOf', params)}
          address={live}
          width={width}
          missing={t('publish.notLiveYet')}
        />
        <Side
          label={t('publish.after')}
          title={t('publish.afterOf', params)}
          address={draft}
          width={width}
          missing={t(page.kind === 'removed' ? 'publish.goes' : 'publish.nothingToDraw')}
        />
      </div>
    </div>
  )
}

/** Where the page is drawn in a language before and after, as far as it is there. */
function useAddresses({ id, kind }: ChangedPage, whole: PublishPlan, language: string) {
  const { boot, draftsId } = useOffice()
  const named = whole.pages.find((one) => one.id === id)
  const ofLanguage = languagesIn(whole).find(([code]) => code === language)?.[1]
  const kindHere = ofLanguage?.pages.find((one) => one.id === id)?.kind ?? kind
  const { clientId } = boot
  // A language that is the default one is left out of the address by the host.
  const addressOf = (path: string | undefined, isDraft: boolean) =>
    path === undefined
      ? undefined
      : createLinks(
          {
            language: '',
            defaultLanguage: '',
            clientId,
            ...(isDraft && draftsId !== undefined && { draftsId }),
          },
          {},
          isSafeLink,
        ).inLanguage(language, path)
  return {
    live: kindHere === 'added' ? undefined : addressOf(named?.before, false),
    draft: kindHere === 'removed' ? undefined : addressOf(named?.after, true),
  }
}

interface SideProps {
  readonly label: string
  readonly title: string
  readonly address: string | undefined
  readonly width: Width
  /** Why there is nothing to see. */
  readonly missing: string
}

/** As high as it is shown, in CSS pixels. */
const HEIGHT = 480

function Side({ label, title, address, width, missing }: SideProps) {
  const around = useRef<HTMLDivElement>(null)
  const room = useSize(around)
  const full = widths[width]
  const scale = Math.min(1, (room?.width ?? full) / full)
  return (
    <figure className={styles.side}>
      <figcaption className={styles.placeName}>{label}</figcaption>
      <div ref={around} className={styles.frameAround} style={{ blockSize: HEIGHT }}>
        {address === undefined ? (
          <p className={styles.missing}>{missing}</p>
        ) : (
          <iframe
            title={title}
            src={address}
            // Nothing of it is to be done here: it is looked at.
            sandbox="allow-same-origin"
            className={styles.frame}
            style={{ inlineSize: full, blockSize: HEIGHT / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </figure>
  )
}
