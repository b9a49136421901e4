import type { ContentEditor } from '@vitrine/editor-core'
import { pageAddress } from '@vitrine/model'
import type { EntitySpec } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { SegmentedControl } from '@vitrine/setters/internal'
import { useSize } from 'ahooks'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useOffice } from '../../context/office-context.ts'
import styles from './editor.module.css'

interface PreviewProps {
  readonly editor: ContentEditor
  readonly entity: EntitySpec
  readonly language: string
  readonly draftsId: string
}

/** The widths of windows that are looked at, in CSS pixels. */
const widths = { phone: 390, tablet: 820, desktop: 1280 } as const
type Width = keyof typeof widths
const isWidth = (value: unknown): value is Width => typeof value === 'string' && Object.hasOwn(widths, value)
const HEIGHT = 1400

/** The page of the content as buyers will see it: what is saved, drawn by the server as a draft. */
export function Preview({ editor, entity, language, draftsId }: PreviewProps) {
  const { t } = useTranslation('office')
  const { boot } = useOffice()
  const labelId = useId()
  const [width, setWidth] = useState<Width>('phone')
  const { content, revision, history } = useStore(editor.state)
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useSize(place)?.width ?? widths.phone
  const scale = Math.min(1, room / widths[width])
  const address =
    content && `/${boot.clientId}${pageAddress(entity.page, content.slug)}?draftsId=${draftsId}&language=${language}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was saved, here or by others
  useEffect(() => {
    const shown = frame.current?.contentWindow?.location
    if (!shown || !address || shown.href === 'about:blank') return
    const wanted = new URL(address, location.href).href
    // Of the same address the page is drawn anew where it was scrolled to. While another one is on its way, a reload
    // would bring the one before it back.
    if (shown.href === wanted) shown.reload()
    else shown.replace(wanted)
  }, [revision])
  if (!content) return null
  return (
    <section className={styles.preview} aria-labelledby={labelId}>
      <div className={styles.previewHead}>
        <h2 id={labelId} className={styles.previewTitle}>
          {t('contents.preview')}
        </h2>
        <SegmentedControl
          name="preview-width"
          labelId={labelId}
          disabled={false}
          choices={Object.keys(widths).map((value) => ({
            value,
            label: t(`contents.preview.${value as Width}`),
            isChosen: value === width,
          }))}
          onChoose={(value) => isWidth(value) && setWidth(value)}
        />
      </div>
      {history.unsaved.length > 0 && <p className={frames.hint}>{t('contents.previewUnsaved')}</p>}
      <div ref={place} className={styles.stage} style={{ blockSize: HEIGHT * scale }}>
        <iframe
          ref={frame}
          title={t('contents.preview')}
          src={address}
          className={styles.frame}
          style={{
            inlineSize: widths[width],
            blockSize: HEIGHT,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room - widths[width]) / 2),
          }}
        />
      </div>
    </section>
  )
}
