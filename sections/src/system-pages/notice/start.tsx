import { LinkButton, type PageLink, PlainPage, type SystemPage, type Translate } from '../system-page.tsx'
import styles from '../system-pages.module.css'

interface StartProps {
  readonly t: Translate
  readonly demoSites: readonly PageLink[]
  readonly wayOut: PageLink
}

/** The system's own first page. */
export const startPage = ({ t, demoSites, wayOut }: StartProps): SystemPage => ({
  title: t('start.title'),
  main: (
    <PlainPage title={t('start.title')} text={t('start.message')}>
      {demoSites.length > 0 && (
        <nav aria-labelledby="demo-sites" className={styles.part}>
          <h2 id="demo-sites">{t('start.demo')}</h2>
          <ul className={styles.list}>
            {demoSites.map(({ href, label }) => (
              <li key={href}>
                {/* An address reads from the left. */}
                <a href={href} dir="ltr">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <LinkButton to={wayOut} />
    </PlainPage>
  ),
})
