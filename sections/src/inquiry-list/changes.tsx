import { drawText, useStage } from '@vitrine/renderer'
import { writeList } from '@vitrine/schemas/inquiry-list'
import { selectionTerms } from '@vitrine/schemas/selection'
import styles from './changes.module.css'
import { type ListData, productIn } from './load.ts'

/** What became of the list, and the list itself, as the form sends it along. */
export function Changes({ data }: { readonly data: ListData }) {
  const { visit, words } = useStage()
  const { list } = visit
  if (!list) return null
  const { dropped, gone, isFull, removed } = list
  const removedName = removed && productIn(data, removed.item.productId)?.props.name
  const namesOf = (productId: string, options: readonly string[]): string => {
    const product = productIn(data, productId)
    const kinds = product ? selectionTerms(product.props).kinds.map(({ id }) => id) : []
    const labels = (product?.props.specTypes ?? [])
      .filter(({ id }) => kinds.includes(id))
      .flatMap((kind) => kind.options.filter(({ id }) => options.includes(id)).map(({ label }) => label))
    return [product?.props.name ?? '…', labels.join(', ')].filter(Boolean).join(': ')
  }
  const isChanged = isFull || gone > 0 || dropped.length > 0 || removedName !== undefined
  return (
    <div role="status" data-list-changes="" className={isChanged ? styles.changes : undefined}>
      <input type="hidden" name="list" value={writeList(list)} />
      {isFull && <p>{words('inquiryList.full')}</p>}
      {gone > 0 && <p>{words('inquiryList.gone')}</p>}
      {dropped.length > 0 && (
        <p>
          {drawText(
            words('selection.dropped', {
              names: dropped.map(({ productId, options }) => namesOf(productId, options)).join('; '),
            }),
          )}
        </p>
      )}
      {removedName !== undefined && (
        <p className={styles.removed}>
          <span>{drawText(words('inquiryList.removed', { name: removedName }))}</span>{' '}
          <button type="submit" name="do" value="undo" formNoValidate className={styles.undo}>
            {words('inquiryList.undo')}
          </button>
        </p>
      )}
    </div>
  )
}
