import { useStage, viewParts } from '@vitrine/renderer'
import { Reach } from '../parts/ways/reach.tsx'
import styles from './address.module.css'
import { Lines, MapLink, Name, PlaceKind } from './place.tsx'
import type { AddressProps, Location } from './spec.ts'

const { Text } = viewParts<AddressProps>()

/** Many places at a glance. On a phone each row is a block, and its cells need no headers to be understood. */
export function PlaceTable({ locations }: { readonly locations: readonly Location[] }) {
  const { words } = useStage()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words('address.location')}</th>
          <th scope="col">{words('address.lines')}</th>
          <th scope="col">{words('address.contact')}</th>
          <th scope="col">{words('address.hours')}</th>
        </tr>
      </thead>
      <tbody>
        {locations.map((location) => (
          <tr key={location.id}>
            <th scope="row">
              <Name location={location} as="span" />
              <PlaceKind location={location} />
            </th>
            <td>
              <Lines location={location} />
              <MapLink location={location} />
            </td>
            <td>
              {location.phone?.trim() && (
                <p>
                  <Reach kind="phone" value={location.phone} className={styles.reach} />
                </p>
              )}
              {location.email?.trim() && (
                <p>
                  <Reach kind="email" value={location.email} className={styles.reach} />
                </p>
              )}
            </td>
            <td>
              <Text path={`locations[${location.id}].hours`} as="p" className={styles.hours} />
              <Text path={`locations[${location.id}].timeZone`} as="p" className={styles.zone} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
