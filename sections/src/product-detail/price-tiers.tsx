import { formatNumber, Money, useStage, useUnit } from '@vitrine/renderer'
import type { ProductProps } from '@vitrine/schemas'
import styles from './box.module.css'

/** What a piece costs, by how many are ordered. One price alone is said above, and needs no table. */
export function PriceTiers({ product }: { readonly product: ProductProps }) {
  const { language, words } = useStage()
  const unit = useUnit()
  const tiers = (product.priceTiers ?? []).toSorted((one, other) => one.from - other.from)
  if (tiers.length < 2) return null
  const quantity = (from: number, next: number | undefined) =>
    next === undefined
      ? words('productDetail.andMore', { from: formatNumber(from, language) })
      : words('productDetail.range', { from: formatNumber(from, language), to: formatNumber(next - 1, language) })
  return (
    <table className={styles.tiers}>
      <thead>
        <tr>
          <th scope="col">
            {words('productDetail.terms.quantity')}{' '}
            <span className={styles.unit}>{unit(product.unit, tiers[0]?.from)}</span>
          </th>
          <th scope="col">{words('productDetail.terms.unitPrice')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ id, from, price }, at) => (
          <tr key={id}>
            <td>
              <span>{quantity(from, tiers[at + 1]?.from)}</span>
            </td>
            <td>
              <Money amount={price} currency={product.currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
