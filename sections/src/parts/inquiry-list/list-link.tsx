import { Icon, useStage } from '@vitrine/renderer'
import { listPage } from './list-href.ts'
import styles from './list-link.module.css'

/**
 * The way to the inquiry list. How many products are on it is filled in by the script: the page is the same for all
 * visitors. The number has its place from the start.
 */
export function ListLink() {
  const { href, resources, site, visit, words } = useStage()
  const address = href(listPage)
  if (address === undefined) return null
  resources?.loader()
  return (
    <a
      href={address}
      className={styles.link}
      data-list={site.clientId}
      aria-current={visit.path === '/inquiry-list' ? 'page' : undefined}
    >
      <Icon name="clipboard-list" />
      <span className="visually-hidden">{words('inquiryList.title')}</span>
      <span className={styles.count} data-list-count="" />
    </a>
  )
}
