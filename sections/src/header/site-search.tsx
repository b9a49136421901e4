import { Icon, Island, useStage } from '@vitrine/renderer'
import styles from './header-search.module.css'
import { productPath } from './search-addresses.ts'
import searchField from './search-field.island.tsx'

/** The search of the site: a plain form that leads to the list of products, with suggestions while one types. */
export function SiteSearch() {
  const { address, site, visit, words } = useStage()
  const [action = '', query = ''] = address('/products').split('?')
  return (
    <search className={styles.search}>
      <form method="get" action={action} className={styles.form}>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" className={styles.lens} />
        <Island
          of={searchField}
          props={{
            client: clientOf(site.home),
            address: address(productPath),
            // What is looked for already stands in the field of the page that shows it.
            value: visit.path === '/products' ? (visit.query.q ?? '').slice(0, 200) : '',
          }}
        />
        <button type="submit" className="visually-hidden">
          {words('listing.find')}
        </button>
      </form>
    </search>
  )
}

/** The clientId where addresses have one: `/demo?language=de` → `demo`. A domain of its own names the site itself. */
const clientOf = (home: string): string => home.split('?')[0]?.split('/')[1] ?? ''
