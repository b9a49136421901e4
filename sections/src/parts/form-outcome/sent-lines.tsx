import {
  currencyDecimals,
  drawText,
  formatMoney,
  formatNumber,
  type SentSummary,
  useStage,
  useUnit,
} from '@vitrine/renderer'
import { subtotalOf } from '@vitrine/schemas/selection'
import styles from './sent-form.module.css'

type Line = SentSummary['lines'][number]

/** What a line cost when it was asked for; nothing where the price is to be agreed on. */
const costOf = ({ quantity, unitPrice, pricePer }: Line): bigint | undefined =>
  quantity === undefined || unitPrice === undefined ? undefined : subtotalOf(quantity, unitPrice, pricePer)

/** The sum of lines in one currency; nothing as soon as one of them has no price, or another currency. */
function totalOf(lines: readonly Line[]): bigint | undefined {
  const costs = lines.map(costOf)
  if (lines.some(({ currency }) => currency !== lines[0]?.currency)) return undefined
  return costs.reduce((sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost), 0n)
}

/** What was asked for, line by line, as it was shown when it was sent (R125). */
export function SentLines({ lines }: { readonly lines: readonly Line[] }) {
  const { language, words } = useStage()
  const unit = useUnit()
  const hasPrices = lines.some(({ currency }) => currency !== undefined)
  const money = (minor: bigint | undefined, currency: string | undefined) =>
    minor === undefined || currency === undefined ? (
      words('price.negotiable')
    ) : (
      <bdi dir="ltr">{formatMoney(minor, currency, language, currencyDecimals(currency))}</bdi>
    )
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{words('selection.title')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words('inquiry.product')}</th>
          <th scope="col">{words('productDetail.terms.quantity')}</th>
          {hasPrices && <th scope="col">{words('productDetail.terms.subtotal')}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productName, model, labels, quantity, unit: code, currency, note, ...line }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
          <tr key={at}>
            <th scope="row">
              <bdi>{productName}</bdi>
              {[model, labels.join(', '), note].map(
                (detail, place) =>
                  detail && (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
                    <span key={place} className={styles.detail}>
                      <bdi>{drawText(detail)}</bdi>
                    </span>
                  ),
              )}
            </th>
            <td>
              {quantity !== undefined && (
                <bdi>
                  {formatNumber(quantity, language)} {unit(code, quantity)}
                </bdi>
              )}
            </td>
            {hasPrices && <td>{money(costOf({ productName, labels, quantity, ...line }), currency)}</td>}
          </tr>
        ))}
      </tbody>
      {hasPrices && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words('productDetail.terms.productTotal')}
            </th>
            <td>{money(totalOf(lines), lines[0]?.currency)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
