import { formatNumber, useStage, viewParts } from '@vitrine/renderer'
import type { CSSProperties } from 'react'
import { levelBelow } from '../parts/head/head.tsx'
import styles from './regions.module.css'
import type { CustomerProps } from './spec.ts'

const { Text } = viewParts<CustomerProps>()

/** The regions with their countries, and how many customers there are, as figures and bars. */
export function Regions({ props }: { readonly props: CustomerProps }) {
  const { language } = useStage()
  const { regions } = props
  const Title = levelBelow(props)
  if (regions.length === 0) return null
  const most = Math.max(1, ...regions.map(({ count = 0 }) => count))
  return (
    <ul className={styles.regions}>
      {regions.map(({ id, count }) => (
        <li key={id} className={styles.region}>
          <Text path={`regions[${id}].name`} as={Title} className={styles.name} />
          {count !== undefined && (
            <p className={styles.count}>
              <bdi className={styles.number}>{formatNumber(count, language)}</bdi> <Text path="unit" />
            </p>
          )}
          {count !== undefined && (
            <span
              className={styles.bar}
              style={{ '--share': `${(count / most) * 100}%` } as CSSProperties}
              aria-hidden="true"
            />
          )}
          <Text path={`regions[${id}].countries`} as="p" className={styles.countries} />
        </li>
      ))}
    </ul>
  )
}
