import { currencyDecimals, drawText, formatMoney, formatNumber, useStage, useUnit } from '@vitrine/renderer'
import { calculate, readSelection, selectionTerms, writeSelection } from '@vitrine/schemas/selection'
import type { InquiryProduct } from './inquiry-product.ts'
import styles from './subject.module.css'

/** What was chosen of the product, as it stands in the address. */
export function selectionOf({ props }: InquiryProduct, text: string | undefined) {
  const terms = selectionTerms(props)
  return calculate(terms, readSelection(text ?? '', terms).lines)
}

interface AskedLinesProps {
  readonly product: InquiryProduct
  readonly selection: ReturnType<typeof selectionOf>
}

/** What is asked for, line by line, with what it costs; it is sent along (R125). */
export function AskedLines({ product: { id, props }, selection }: AskedLinesProps) {
  const { language, words } = useStage()
  const unit = useUnit()
  const { lines, total } = selection
  const { currency, specTypes = [] } = props
  const kinds = specTypes.filter(({ options }) => options.length > 0)
  const counted = (count: number) => `${formatNumber(count, language)} ${unit(props.unit, count)}`
  const money = (minor: number | bigint | undefined) =>
    minor === undefined || !currency ? (
      words('price.negotiable')
    ) : (
      <bdi dir="ltr">{formatMoney(minor, currency, language, currencyDecimals(currency))}</bdi>
    )
  return (
    <div className={styles.asked}>
      <input type="hidden" name="lines" value={`${id}:${writeSelection(lines)}`} />
      <table className={styles.lines}>
        <caption className="visually-hidden">{words('selection.title')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words('productDetail.terms.productSpec')}</th>
            <th scope="col">{words('productDetail.terms.quantity')}</th>
            <th scope="col">{words('productDetail.terms.subtotal')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <bdi>
                  {drawText(
                    line.options
                      .map((option, at) => kinds[at]?.options.find((one) => one.id === option)?.label ?? '')
                      .join(', '),
                  )}
                </bdi>
              </th>
              <td>
                <bdi>{counted(line.quantity)}</bdi>
              </td>
              <td>{money(line.subtotal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words('productDetail.terms.productTotal')}
            </th>
            <td>{money(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
