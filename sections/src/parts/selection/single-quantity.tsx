import { drawText, useStage } from '@vitrine/renderer'
import { combinationKey, exceptionOf, NEW_LINE, readQuantity } from '@vitrine/schemas/selection'
import { fieldId, QuantityField } from './quantity-field.tsx'
import styles from './selection.module.css'
import type { KindData, SelectionData } from './selection-data.ts'
import type { Selection } from './use-selection.ts'
import type { Figures } from './words.ts'

interface SingleQuantityProps {
  readonly data: SelectionData
  readonly selection: Selection
  readonly figures: Figures
}

/** One quantity, for the combination whose options are chosen above. */
export function SingleQuantity({ data, selection, figures }: SingleQuantityProps) {
  const { words } = useStage()
  const options = data.kinds.map(({ id }: KindData) => selection.chosen[id])
  const isWhole = options.every((option): option is string => option !== undefined)
  const exception = isWhole ? exceptionOf(data.terms, options) : undefined
  const add = () => {
    const field = document.getElementById(fieldId(data, NEW_LINE))
    if (!(field instanceof HTMLInputElement) || !isWhole) return false
    const quantity = readQuantity(field.value)
    if (!quantity) return false
    selection.set({ options, quantity })
    selection.enter({ [NEW_LINE]: '' })
    field.value = ''
    field.focus()
    return true
  }
  if (exception)
    return (
      <p className={styles.problem}>
        {drawText(
          exception.reason ?? words(exception.state === 'soldOut' ? 'selection.soldOut' : 'selection.notOffered'),
        )}
      </p>
    )
  return (
    <div className={styles.amount}>
      <label htmlFor={fieldId(data, NEW_LINE)} className={styles.label}>
        {words('productDetail.terms.quantity')} <span className={styles.unit}>{figures.unitOf(2)}</span>
      </label>
      <div className={styles.counted}>
        <QuantityField data={data} selection={selection} figures={figures} of={NEW_LINE} />
        <button
          type="submit"
          name="do"
          value="add"
          className="button button-secondary"
          // What is missing or wrong, the server says, as it does without script.
          onClick={(event) => add() && event.preventDefault()}
          key={combinationKey(options.map(String))}
        >
          {words('selection.add')}
        </button>
      </div>
    </div>
  )
}
