import { Icon, Link, viewParts } from '@vitrine/renderer'
import type { LinkValue } from '@vitrine/schemas'
import { AskAbout } from './ask-about.tsx'
import styles from './ask-block.module.css'
import type { PartOfProduct } from './part-of-product.ts'
import type { ProductDetailProps } from './spec.ts'

const { Text } = viewParts<ProductDetailProps>()

/** The ways to the supplier, once all has been read. */
export function AskBlock({ about }: { readonly about: PartOfProduct }) {
  const { id, product, shows } = about
  const ways = shows.ways.filter(({ label }) => label.trim() !== '')
  return (
    <div className={styles.ask}>
      <div className={styles.words}>
        <Text path="askText" as="p" className={styles.text} />
        <AskAbout id={id} product={product} shows={shows} />
      </div>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ id, icon, link, note }) => (
            <li key={id}>
              <Link to={link} className={styles.way}>
                {icon && <Icon name={icon} className={styles.icon} />}
                <span className={styles.lines}>
                  <Text path={`ways[${id}].label`} className={styles.label} />
                  <Text path={`ways[${id}].note`} className={styles.note} />
                  {!note?.includes(placeOf(link)) && (
                    <bdi dir="ltr" className={styles.place}>
                      {placeOf(link)}
                    </bdi>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The number or the address that a link leads to, which nobody can press on paper. */
function placeOf(link: LinkValue | undefined): string {
  if (link?.type === 'email') return link.email
  return link?.type === 'phone' ? link.phone : ''
}
