import { Icon, Link, viewParts } from '@vitrine/renderer'
import { AskAbout } from './ask-about.tsx'
import styles from './ask-block.module.css'
import type { PartOfProduct } from './part-of-product.ts'
import type { ProductDetailProps } from './spec.ts'

const { Text } = viewParts<ProductDetailProps>()

/** The ways to the supplier, once all has been read. */
export function AskBlock({ about }: { readonly about: PartOfProduct }) {
  const { id, product, shows, countries } = about
  const ways = shows.ways.filter(({ label }) => label.trim() !== '')
  return (
    <div className={styles.ask}>
      <div className={styles.words}>
        <Text path="askText" as="p" className={styles.text} />
        <AskAbout id={id} product={product} shows={shows} countries={countries} />
      </div>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ id, icon, link }) => (
            <li key={id}>
              <Link to={link} className={styles.way}>
                {icon && <Icon name={icon} className={styles.icon} />}
                <span className={styles.lines}>
                  <Text path={`ways[${id}].label`} className={styles.label} />
                  <Text path={`ways[${id}].note`} className={styles.note} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
