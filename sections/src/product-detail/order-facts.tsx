import { formatNumber, useStage, useUnit } from '@vitrine/renderer'
import type { ProductProps, SiteTradeTerms } from '@vitrine/schemas'
import { MinimumNote } from '../parts/product-facts/minimum-note.tsx'
import styles from './box.module.css'

interface OrderFactsProps {
  readonly product: ProductProps
  readonly trade: SiteTradeTerms | undefined
}

/** In which numbers it is ordered: the least, and the batch, each with its unit. One piece at a time is no fact. */
export function OrderFacts({ product, trade }: OrderFactsProps) {
  const { language, words } = useStage()
  const unit = useUnit()
  const counted = (count: number | undefined) =>
    count === undefined ? undefined : `${formatNumber(count, language)} ${unit(product.unit, count)}`
  const facts = [
    ['moq', counted(product.minOrderQuantity)],
    ['batch', counted(product.batch === 1 ? undefined : product.batch)],
  ] as const
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(([term, value]) => (
        <div key={term}>
          <dt>{words(`productDetail.terms.${term}`)}</dt>
          <dd>
            <bdi>{value}</bdi>
            {term === 'moq' && <MinimumNote trade={trade} className={styles.factNote} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
