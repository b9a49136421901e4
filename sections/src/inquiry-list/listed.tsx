import { drawText, Image, inLanguage, useStage } from '@vitrine/renderer'
import { formLimits } from '@vitrine/schemas'
import { listFieldName } from '@vitrine/schemas/inquiry-list'
import { type Calculation, calculate, parseSelection, selectionTerms } from '@vitrine/schemas/selection'
import { Labelled } from '../parts/form/labelled.tsx'
import { useAnswerTo } from '../parts/form-outcome/outcome.tsx'
import { Changes } from './changes.tsx'
import { useFigures } from './figures.ts'
import { Lines } from './lines.tsx'
import styles from './listed.module.css'
import type { ListData, ListedProduct } from './load.ts'

interface ListedProps {
  readonly listed: readonly ListedProduct[]
  readonly data: ListData
  readonly showsPrices: boolean
}

const calculationOf = ({ item, product }: ListedProduct): Calculation =>
  calculate(selectionTerms(product.props), parseSelection(item.selection))

/** The products of the list within the form that asks for them: each with its lines, its note and what it costs. */
export function Listed({ listed, data, showsPrices }: ListedProps) {
  const { words } = useStage()
  const calculated = listed.map((one) => ({ ...one, calculation: calculationOf(one) }))
  return (
    <div className={styles.listed} data-list-items="">
      {/* What Enter presses in any field. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden" />
      <Changes data={data} />
      <ul className={styles.products}>
        {calculated.map((one) => (
          <ProductOnList key={one.item.productId} of={one} trade={data.trade} showsPrices={showsPrices} />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.kept}>{words('inquiryList.kept')}</p>
        <button
          type="submit"
          name="do"
          value="update"
          formNoValidate
          className={`button button-secondary ${styles.recount}`}
        >
          {words('selection.count')}
        </button>
        {showsPrices && <Total of={calculated} />}
      </div>
    </div>
  )
}

interface Calculated extends ListedProduct {
  readonly calculation: Calculation
}

interface ProductOnListProps extends Pick<ListData, 'trade'> {
  readonly of: Calculated
  readonly showsPrices: boolean
}

function ProductOnList({ of: { item, product, calculation }, trade, showsPrices }: ProductOnListProps) {
  const stage = useStage()
  const { href, words } = stage
  const { productId } = item
  const { props, languages, slug } = product
  const figures = useFigures(product)
  const note = listFieldName.note(productId)
  const answer = useAnswerTo(note)
  const to = href({ type: 'page', pageType: 'product', id: slug, newTab: false })
  const hasKinds = selectionTerms(props).kinds.length > 0
  const unitPrice = calculation.lines[0]?.unitPrice
  return (
    <li className={styles.product}>
      {props.images?.[0] && <Image image={props.images[0].image} sizes="6rem" className={styles.picture} />}
      <div className={styles.head}>
        <h2 className={styles.name} {...inLanguage(languages?.name, stage)}>
          {to === undefined ? drawText(props.name) : <a href={to}>{drawText(props.name)}</a>}
        </h2>
        {props.model && (
          <p className={styles.model}>
            <bdi dir="ltr">{drawText(props.model)}</bdi>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {to !== undefined && hasKinds && (
          <a href={withSelection(to, item.selection)} className={styles.small} aria-describedby={undefined}>
            {words(item.selection === '' ? 'inquiryList.choose' : 'inquiryList.edit')}
            <span className="visually-hidden">: {props.name}</span>
          </a>
        )}
        <button type="submit" name="do" value={`remove:${productId}`} formNoValidate className={styles.small}>
          {words('selection.remove')}
          <span className="visually-hidden">: {props.name}</span>
        </button>
      </div>
      {unitPrice !== undefined && <input type="hidden" name={`price:${productId}`} value={unitPrice} />}
      <Lines
        productId={productId}
        product={product}
        calculation={calculation}
        figures={figures}
        trade={trade}
        showsPrices={showsPrices}
      />
      <div className={styles.note}>
        <Labelled name={note} label={words('inquiryList.note')} message={answer.message} isFirst={answer.isFirst} wide>
          {(attributes) => (
            <textarea
              {...attributes}
              name={note}
              rows={2}
              maxLength={formLimits.lineNote}
              defaultValue={answer.value ?? item.note}
              data-list-field=""
            />
          )}
        </Labelled>
      </div>
    </li>
  )
}

/** The page of a product with what is on the list of it; from there the list is changed. */
function withSelection(href: string, selection: string): string {
  const [path = '', query] = href.split(/\?(.*)/s)
  const search = new URLSearchParams(query)
  if (selection !== '') search.set('s', selection)
  search.set('list', 'edit')
  return `${path}?${search}`
}

/** What all of it comes to, by currency; it is to be agreed on as soon as one price is (R115). */
function Total({ of: calculated }: { readonly of: readonly Calculated[] }) {
  const { words } = useStage()
  const sums = new Map<string, { readonly product: ListedProduct['product']; readonly sum: bigint }>()
  for (const { product, calculation } of calculated) {
    const { currency } = product.props
    if (currency === undefined || calculation.total === undefined) continue
    sums.set(currency, { product, sum: (sums.get(currency)?.sum ?? 0n) + calculation.total })
  }
  const isWhole = calculated.every(({ calculation }) => calculation.total !== undefined)
  return (
    <p className={styles.total}>
      <span>{words('inquiryList.total')}</span>{' '}
      <strong>
        {isWhole && sums.size > 0
          ? [...sums.values()].map(({ product, sum }, at) => (
              <Sum key={product.id} product={product} sum={sum} isFirst={at === 0} />
            ))
          : words('price.negotiable')}
      </strong>
    </p>
  )
}

function Sum({
  product,
  sum,
  isFirst,
}: Pick<ListedProduct, 'product'> & { readonly sum: bigint; readonly isFirst: boolean }) {
  const { money } = useFigures(product)
  return (
    <>
      {!isFirst && ' + '}
      <bdi dir="ltr">{money(sum)}</bdi>
    </>
  )
}
