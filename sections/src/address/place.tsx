import { Icon, Link, useStage, viewParts } from '@vitrine/renderer'
import type { IconName } from '@vitrine/schemas'
import { Reach } from '../parts/ways/reach.tsx'
import styles from './address.module.css'
import type { AddressProps, Location } from './spec.ts'

const { Text } = viewParts<AddressProps>()

interface PlaceProps {
  readonly location: Location
}

const icons: Readonly<Record<NonNullable<Location['kind']>, IconName>> = {
  headquarters: 'landmark',
  works: 'factory',
  'sales-office': 'handshake',
  warehouse: 'warehouse',
  laboratory: 'microscope',
  service: 'wrench',
  showroom: 'eye',
  partner: 'users',
  other: 'map-pin',
}

/** What kind of place it is; nothing for one that is none of ours. */
export function PlaceKind({ location: { kind } }: PlaceProps) {
  const { words } = useStage()
  if (kind === undefined || kind === 'other') return null
  return (
    <p className={styles.kind}>
      <Icon name={icons[kind]} className={styles.sign} />
      {words(`address.kind.${kind}`)}
    </p>
  )
}

export const Name = ({ location: { id }, as }: PlaceProps & { readonly as: 'h2' | 'h3' | 'span' }) => (
  <Text path={`locations[${id}].name`} as={as} className={styles.name} />
)

export const Lines = ({ location: { id } }: PlaceProps) => (
  <Text path={`locations[${id}].lines`} as="address" className={styles.lines} />
)

/** A plain link: nothing of a map is loaded before someone asks for it. */
export function MapLink({ location: { id, map } }: PlaceProps) {
  const { words } = useStage()
  if (!map) return null
  return (
    <Link to={{ type: 'address', href: map, newTab: true }} className={styles.map}>
      {words('address.map')}
      <Text path={`locations[${id}].name`} className="visually-hidden" />
      <Icon name="arrow-up-right" />
    </Link>
  )
}

/** Numbers, addresses of e-mail and hours; nothing when there are none. */
export function Details({ location }: PlaceProps) {
  const { words } = useStage()
  const { id, phone, email, hours, timeZone } = location
  if (![phone, email, hours, timeZone].some((text) => text?.trim())) return null
  return (
    <dl className={styles.details}>
      {phone?.trim() && (
        <div className={styles.detail}>
          <dt className={styles.term}>
            <Icon name="phone" className={styles.sign} />
            <span className="visually-hidden">{words('address.phone')}</span>
          </dt>
          <dd>
            <Reach kind="phone" value={phone} className={styles.reach} />
          </dd>
        </div>
      )}
      {email?.trim() && (
        <div className={styles.detail}>
          <dt className={styles.term}>
            <Icon name="mail" className={styles.sign} />
            <span className="visually-hidden">{words('address.email')}</span>
          </dt>
          <dd>
            <Reach kind="email" value={email} className={styles.reach} />
          </dd>
        </div>
      )}
      {(hours?.trim() || timeZone?.trim()) && (
        <div className={styles.detail}>
          <dt className={styles.term}>
            <Icon name="clock" className={styles.sign} />
            <span className="visually-hidden">{words('address.hours')}</span>
          </dt>
          <Text path={`locations[${id}].hours`} as="dd" className={styles.hours} />
          <Text path={`locations[${id}].timeZone`} as="dd" className={styles.zone} />
        </div>
      )}
    </dl>
  )
}
