import { resolved } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { directionOf, type PageProps, type PageRecord, pageProps } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useDesignerContext } from '../../../context/designer-context.ts'
import { useEditor } from '../../../store/context.ts'
import { addressOfPage, nameOfPage, shownAddress } from '../page-names.ts'
import styles from '../pages.module.css'

/** What search engines show of a text, in letters; more is cut off. */
const SHOWN = { title: 60, description: 155 }

/** How a page may look among the results of a search, in the language that is edited. */
export function SearchPreview({ page, language }: { readonly page: PageRecord; readonly language: string }) {
  const { t } = useTranslation('designer')
  const { boot, addressOf } = useDesignerContext()
  const editor = useEditor()
  const { seo } = resolved(pageProps, page.settings, editor.order(language)).props as Partial<PageProps>
  const title = seo?.title || nameOfPage(editor, page, language)
  const description = seo?.description
  const address = addressOf(addressOfPage(page) ?? '/', { language })
  const { host } = new URL(address, location.origin)
  const path = shownAddress(page).split('/').filter(Boolean)
  const long = [
    title.length > SHOWN.title && t('pages.found.titleLong', { count: SHOWN.title }),
    description !== undefined &&
      description.length > SHOWN.description &&
      t('pages.found.descriptionLong', { count: SHOWN.description }),
  ].filter((hint) => typeof hint === 'string')
  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>{t('pages.found')}</h3>
      </div>
      <div className={styles.found} lang={language} dir={directionOf(language)}>
        <p className={styles.foundPath}>
          {boot.siteName}
          <br />
          <bdi dir="ltr">{[host, ...path].join(' › ')}</bdi>
        </p>
        <p className={styles.foundTitle}>{title}</p>
        {description ? (
          <p className={styles.foundText}>{description}</p>
        ) : (
          <p className={styles.foundText} lang={boot.locale} dir={directionOf(boot.locale)}>
            {t('pages.found.noDescription')}
          </p>
        )}
      </div>
      {long.map((hint) => (
        <p key={hint} className={frames.hint}>
          {hint}
        </p>
      ))}
    </section>
  )
}
