import { drawText, useStage } from '@vitrine/renderer'
import { listFieldName } from '@vitrine/schemas/inquiry-list'
import { type CalculatedLine, type Calculation, combinationKey, selectionTerms } from '@vitrine/schemas/selection'
import { Labelled } from '../parts/form/labelled.tsx'
import { useAnswerTo } from '../parts/form-outcome/outcome.tsx'
import { MinimumNote } from '../parts/product-facts/minimum-note.tsx'
import type { Product } from '../parts/product-facts/product-of.ts'
import type { Figures } from './figures.ts'
import styles from './listed.module.css'
import type { ListData } from './load.ts'

interface LinesProps {
  readonly productId: string
  readonly product: Product
  readonly calculation: Calculation
  readonly figures: Figures
  readonly trade: ListData['trade']
  readonly showsPrices: boolean
}

/** The combinations of one product with their quantities; a product of one kind has its one quantity here. */
export function Lines(props: LinesProps) {
  const { words } = useStage()
  const { product, calculation, figures, trade, showsPrices } = props
  const { lines, next, missing, quantity, total } = calculation
  const hasKinds = selectionTerms(product.props).kinds.length > 0
  if (lines.length === 0 && hasKinds) return <p className={styles.none}>{words('inquiryList.noQuantity')}</p>
  const shown: readonly CalculatedLine[] =
    lines.length === 0 ? [{ options: [], quantity: 0, key: combinationKey([]) }] : lines
  return (
    <div className={styles.order}>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <Line key={line.key} of={props} line={line} hasKinds={hasKinds} isOnly={shown.length === 1} />
        ))}
      </ul>
      {showsPrices && (
        <p className={styles.sum}>
          {lines[0]?.unitPrice !== undefined && (
            <span>
              {words('selection.line', { units: figures.counted(quantity), price: figures.price(lines[0].unitPrice) })}
            </span>
          )}{' '}
          {next && lines.length > 0 && (
            <span className={styles.next}>
              {words('selection.next', { units: figures.counted(next.missing), price: figures.price(next.price) })}
            </span>
          )}
        </p>
      )}
      {missing !== undefined && lines.length > 1 && (
        <p className={styles.problem}>
          {words('selection.minimum', { units: figures.counted(product.props.minOrderQuantity ?? 1) })}
          <MinimumNote trade={trade} className={styles.minimumNote} />
        </p>
      )}
      {showsPrices && lines.length > 1 && (
        <p className={styles.subtotal}>
          <span>{words('productDetail.terms.productTotal')}</span>{' '}
          <strong>
            <bdi dir={total === undefined ? undefined : 'ltr'}>{figures.money(total)}</bdi>
          </strong>
        </p>
      )}
    </div>
  )
}

interface LineProps {
  readonly of: LinesProps
  readonly line: CalculatedLine
  readonly hasKinds: boolean
  /** The one line of its product is removed with it. */
  readonly isOnly: boolean
}

function Line({ of: { productId, product, figures, trade, showsPrices }, line, hasKinds, isOnly }: LineProps) {
  const { words } = useStage()
  const kinds = (product.props.specTypes ?? []).filter(({ options }) => options.length > 0)
  const name = line.options
    .map((option, at) => kinds[at]?.options.find(({ id }) => id === option)?.label ?? '')
    .join(', ')
  const field = listFieldName.quantity(productId, line.key)
  const answer = useAnswerTo(field)
  const label = [words('productDetail.terms.quantity'), name || product.props.name].join(': ')
  return (
    <li className={styles.line}>
      <span className={styles.combination}>
        <bdi>{hasKinds ? drawText(name) : words('productDetail.terms.quantity')}</bdi>
      </span>
      <div className={styles.quantity}>
        <Labelled name={field} label={label} message={answer.message} isFirst={answer.isFirst} hidesLabel>
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              name={field}
              defaultValue={answer.value ?? (line.quantity > 0 ? figures.number(line.quantity) : '')}
              data-list-field=""
            />
          )}
        </Labelled>
        <span className={styles.unit}>{figures.unitOf(line.quantity || 2)}</span>
      </div>
      {showsPrices && (
        <span className={styles.cost}>
          <bdi dir={line.subtotal === undefined ? undefined : 'ltr'}>
            {line.quantity > 0 && figures.money(line.subtotal)}
          </bdi>
        </span>
      )}
      {hasKinds && !isOnly && (
        <button
          type="submit"
          name="do"
          value={`remove:${productId}:${line.key}`}
          formNoValidate
          className={styles.small}
          aria-label={words('selection.removeLine', { name })}
        >
          {words('selection.remove')}
        </button>
      )}
      {line.note && <LineNote line={line} productId={productId} product={product} figures={figures} trade={trade} />}
    </li>
  )
}

/** Why a quantity does not fit, and the next one up that would (R118, R119). */
function LineNote({
  line: { key, note, offer },
  productId,
  product: { props },
  figures,
  trade,
}: Pick<LineProps, 'line'> & Pick<LinesProps, 'productId' | 'product' | 'figures' | 'trade'>) {
  const { words } = useStage()
  const { batch = 1, minOrderQuantity = 1, minimumPer } = props
  return (
    <p className={styles.offer}>
      {note === 'batch'
        ? words('selection.packs', { units: figures.counted(batch) })
        : words(minimumPer === 'combination' ? 'selection.minimumEach' : 'selection.minimum', {
            units: figures.counted(minOrderQuantity),
          })}{' '}
      {offer !== undefined && (
        <button
          type="submit"
          name="do"
          value={`use:${productId}:${key}*${offer}`}
          formNoValidate
          className={styles.small}
        >
          {words('selection.use', { quantity: figures.number(offer) })}
        </button>
      )}
      {note === 'minimum' && <MinimumNote trade={trade} className={styles.minimumNote} />}
    </p>
  )
}
