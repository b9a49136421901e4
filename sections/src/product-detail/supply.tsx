import { drawText, formatNumber, inLanguage, useStage } from '@vitrine/renderer'
import type { Product } from '../parts/product-facts/product-of.ts'
import styles from './blocks.module.css'
import { EmptyDetail } from './empty.tsx'

/** How much can be made, how fast, and how long it travels. */
export function Supply({ product, showEmpty }: { readonly product: Product; readonly showEmpty: boolean }) {
  const stage = useStage()
  const { language, words } = stage
  const { supplyCapability, supplyPeriod, shippingDays } = product.props
  return (
    <dl className={styles.supply}>
      {supplyCapability && (
        <div>
          <dt>{words('productDetail.terms.supplyCapability')}</dt>
          <dd {...inLanguage(product.languages?.supplyCapability, stage)}>{drawText(supplyCapability)}</dd>
        </div>
      )}
      {(supplyPeriod || showEmpty) && (
        <div>
          <dt>{words('productDetail.supplyPeriod')}</dt>
          <dd {...inLanguage(product.languages?.supplyPeriod, stage)}>
            {supplyPeriod ? drawText(supplyPeriod) : <EmptyDetail of="supplyPeriod" />}
          </dd>
        </div>
      )}
      {shippingDays !== undefined && (
        <div>
          <dt>{words('productDetail.terms.shippingDays')}</dt>
          <dd>{words('productDetail.days', { count: shippingDays, days: formatNumber(shippingDays, language) })}</dd>
        </div>
      )}
    </dl>
  )
}
