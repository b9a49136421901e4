import { drawText, formatNumber, Icon, inLanguage, useStage } from '@vitrine/renderer'
import type { IconName, SiteShippingTerms } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import type { Product } from '../parts/product-facts/product-of.ts'
import styles from './shipping.module.css'

const icons = { sea: 'ship', air: 'plane', rail: 'train-front', road: 'truck', express: 'package-check' } as const

interface ShippingProps {
  readonly product: Product
  /** How the site ships. */
  readonly site: SiteShippingTerms | undefined
}

/**
 * How it leaves, from where, and how long that takes (R108): what the product says, or else what the site says.
 * Nothing where the owner said nothing.
 */
export function Shipping({ product: { props, languages }, site }: ShippingProps) {
  const stage = useStage()
  const { language, words } = stage
  const { term, port, modes = [] } = { ...site, ...props.shipping }
  const portLanguage = props.shipping?.port === undefined ? site?.portLanguage : languages?.['shipping.port']
  const days = props.shippingDays
  if (!term && !port && modes.length === 0 && days === undefined) return null
  return (
    <section className={styles.shipping}>
      <p className={styles.title}>{words('productDetail.shipping')}</p>
      <ul className={styles.facts}>
        {(term || port) && (
          <Fact icon="anchor">
            {/* One after the other, in the direction of the place: EXW Lyon. */}
            <span {...inLanguage(port && portLanguage, stage)}>
              {term} {port && drawText(port)}
            </span>
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
