import { Text, type ViewProps } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head } from '../parts/head/head.tsx'
import styles from './customer.module.css'
import { Mark } from './mark.tsx'
import type { CustomerProps } from './spec.ts'

/** Whom a supplier delivers to: their marks, and the regions they are in. */
export function Customer({ props, root }: ViewProps<CustomerProps>) {
  return (
    <section {...root} className={framed(styles.customer)}>
      <Head />
      {props.items.length > 0 && (
        <ul className={styles.items}>
          {props.items.map((item) => (
            <li key={item.id} className={styles.item}>
              <Mark item={item} />
              <Text path={`items[${item.id}].note`} as="p" className={styles.note} />
            </li>
          ))}
        </ul>
      )}
      {props.regions.length > 0 && (
        <dl className={styles.regions}>
          {props.regions.map(({ id }) => (
            <div key={id} className={styles.region}>
              <dt className={styles.name}>
                <Text path={`regions[${id}].name`} />
                <Text path={`regions[${id}].count`} className={styles.count} />
              </dt>
              <Text path={`regions[${id}].places`} as="dd" className={styles.places} />
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
