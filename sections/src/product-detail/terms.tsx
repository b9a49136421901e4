import { useStage } from '@vitrine/renderer'
import styles from './blocks.module.css'

/** The words of the trade: each has this one meaning wherever it stands (R113, R120). */
const terms = [
  'quantity',
  'orderQuantity',
  'units',
  'unitPrice',
  'subtotal',
  'productTotal',
  'moq',
  'batch',
  'supplyCapability',
  'shippingDays',
  'destinationCountry',
  'specTypes',
  'productSpec',
  'species',
] as const

/** What the words of the page mean, folded up. */
export function Terms() {
  const { words } = useStage()
  return (
    <details className={styles.terms}>
      <summary>{words('productDetail.blocks.terms')}</summary>
      <dl>
        {terms.map((term) => (
          <div key={term}>
            <dt>{words(`productDetail.terms.${term}`)}</dt>
            <dd>{words(`productDetail.meanings.${term}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
