import { useStage } from '@vitrine/renderer'
import type { Calculation, SelectionTerms } from '@vitrine/schemas/selection'
import styles from './selection.module.css'
import type { Figures } from './words.ts'

interface TiersProps {
  readonly terms: Pick<SelectionTerms, 'tiers' | 'currency'>
  readonly calculation: Calculation
  readonly figures: Figures
}

/** What a unit costs, by how many are ordered: the price of what is chosen is marked (R117). One alone is said above. */
export function Tiers({ terms: { tiers, currency }, calculation, figures }: TiersProps) {
  const { words } = useStage()
  if (tiers.length < 2) return null
  const quantity = (from: number, next: number | undefined) =>
    next === undefined
      ? words('productDetail.andMore', { from: figures.number(from) })
      : words('productDetail.range', { from: figures.number(from), to: figures.number(next - 1) })
  return (
    <table className={styles.tiers}>
      <thead>
        <tr>
          <th scope="col">
            {words('productDetail.terms.orderQuantity')}{' '}
            <span className={styles.unit}>{figures.unitOf(tiers[0]?.from ?? 1)}</span>
          </th>
          <th scope="col">{words('productDetail.terms.unitPrice')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ from, price }, at) => {
          const isActive = calculation.tier?.from === from
          return (
            <tr key={from} data-active={isActive || undefined}>
              <td>
                <span>{quantity(from, tiers[at + 1]?.from)}</span>
                {isActive && <span className="visually-hidden"> {words('selection.yourPrice')}</span>}
              </td>
              <td>
                {typeof price === 'number' && price > 0 && currency ? figures.price(price) : words('price.negotiable')}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
