import { useStage, viewParts } from '@vitrine/renderer'
import { Table } from '../parts/table/table.tsx'
import { Reach } from '../parts/ways/reach.tsx'
import styles from './address.module.css'
import { Lines, MapLink, Name, PlaceKind } from './place.tsx'
import type { AddressProps, Location } from './spec.ts'

const { Text } = viewParts<AddressProps>()

/** Many places at a glance. */
export function PlaceTable({ locations }: { readonly locations: readonly Location[] }) {
  const { words } = useStage()
  return (
    <Table
      heads={[words('address.location'), words('address.lines'), words('address.contact'), words('address.hours')]}
      className={styles.table}
    >
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
    </Table>
  )
}
