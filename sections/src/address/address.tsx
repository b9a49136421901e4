import { type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import styles from './address.module.css'
import { Details, Lines, MapLink, Name, PlaceKind } from './place.tsx'
import type { AddressProps } from './spec.ts'
import { PlaceTable } from './table.tsx'

const { Image } = viewParts<AddressProps>()

/** Where the company is: works, offices, warehouses, and how each is reached. */
export function Address({ props, root }: ViewProps<AddressProps>) {
  const { look, locations, picture } = props
  const level = levelBelow(props)
  return (
    <section {...root} className={framed(styles.address)}>
      <Head />
      {look === 'table' && locations.length > 0 && <PlaceTable locations={locations} />}
      {look !== 'table' && locations.length > 0 && (
        <Items className={styles.places}>
          {locations.map((location, at) => (
            <li key={location.id} className={styles.item}>
              {at === 0 && picture?.src && (
                <div className={styles.frame}>
                  <Image path="picture" sizes="(width < 768px) 100vw, 40rem" className={styles.picture} />
                </div>
              )}
              <article className={styles.place}>
                <div className={styles.where}>
                  <PlaceKind location={location} />
                  <Name location={location} as={level} />
                  <Lines location={location} />
                  <MapLink location={location} />
                </div>
                <Details location={location} />
              </article>
            </li>
          ))}
        </Items>
      )}
    </section>
  )
}
