import { drawText, formatNumber, Icon, inLanguage, useStage } from '@vitrine/renderer'
import type { IconName } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import type { Product } from '../parts/product-facts/product-of.ts'
import styles from './shipping.module.css'

const icons = { sea: 'ship', air: 'plane', rail: 'train-front', road: 'truck', express: 'package-check' } as const

/** How it leaves, from where, and how long that takes (R108). Nothing where the owner said nothing. */
export function Shipping({ product: { props, languages } }: { readonly product: Product }) {
  const stage = useStage()
  const { language, words } = stage
  const { term, port, modes = [] } = props.shipping ?? {}
  const days = props.shippingDays
  if (!term && !port && modes.length === 0 && days === undefined) return null
  return (
    <section className={styles.shipping}>
      <p className={styles.title}>{words('productDetail.shipping')}</p>
      <ul className={styles.facts}>
        {(term || port) && (
          <Fact icon="anchor">
            {term && <bdi dir="ltr">{term}</bdi>}{' '}
            {port && <bdi {...inLanguage(languages?.['shipping.port'], stage)}>{drawText(port)}</bdi>}
          </Fact>
        )}
        {modes.map((mode) => (
          <Fact key={mode} icon={icons[mode]}>
            {words(`productDetail.modes.${mode}`)}
          </Fact>
        ))}
        {days !== undefined && (
          <Fact icon="clock">{words('productDetail.days', { count: days, days: formatNumber(days, language) })}</Fact>
        )}
      </ul>
    </section>
  )
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  )
}
