import { drawText, useStage } from '@vitrine/renderer'
import type { CalculatedLine } from '@vitrine/schemas/selection'
import { fieldId } from './quantity-field.tsx'
import styles from './selection.module.css'
import { nameOf, type SelectionData } from './selection-data.ts'
import type { Selection } from './use-selection.ts'
import type { Figures } from './words.ts'

interface ChosenProps {
  readonly data: SelectionData
  readonly selection: Selection
  readonly figures: Figures
  readonly edit: (line: CalculatedLine) => void
}

/** What was chosen, line by line, and what it comes to (R112, R115). */
export function Chosen({ data, selection, figures, edit }: ChosenProps) {
  const { words } = useStage()
  const { lines, total, quantity, next, tier } = selection.calculation
  if (lines.length === 0) return null
  const price = lines[0]?.unitPrice
  return (
    <div className={styles.chosen}>
      {data.kinds.length > 0 && (
        <ul className={styles.lines} aria-label={words('selection.title')}>
          {lines.map((line) => (
            <Line key={line.key} line={line} data={data} figures={figures} edit={edit} remove={selection.remove} />
          ))}
        </ul>
      )}
      {data.showsPrices && (
        <>
          <p className={styles.sum}>
            {tier && price !== undefined && (
              <span>{words('selection.line', { units: figures.counted(quantity), price: figures.price(price) })}</span>
            )}{' '}
            {next && (
              <span className={styles.next}>
                {words('selection.next', { units: figures.counted(next.missing), price: figures.price(next.price) })}
              </span>
            )}
          </p>
          <p className={styles.total}>
            <span>{words('productDetail.terms.productTotal')}</span>{' '}
            <strong>
              <bdi dir={total === undefined ? undefined : 'ltr'}>{figures.money(total)}</bdi>
            </strong>
          </p>
        </>
      )}
    </div>
  )
}

interface LineProps extends Pick<ChosenProps, 'data' | 'figures' | 'edit'> {
  readonly line: CalculatedLine
  readonly remove: Selection['remove']
}

function Line({ line, data, figures, edit, remove }: LineProps) {
  const { words } = useStage()
  const name = nameOf(data, line.options)
  return (
    <li className={styles.line}>
      <bdi className={styles.name}>{drawText(name)}</bdi>
      <bdi className={styles.count}>{figures.counted(line.quantity)}</bdi>
      {data.showsPrices && (
        <bdi dir={line.subtotal === undefined ? undefined : 'ltr'} className={styles.subtotal}>
          {figures.money(line.subtotal)}
        </bdi>
      )}
      <span className={styles.actions}>
        <button
          type="submit"
          name="do"
          value={`edit.${line.key}`}
          className={styles.small}
          aria-label={words('selection.editLine', { name })}
          onClick={(event) => {
            event.preventDefault()
            edit(line)
          }}
        >
          {words('selection.edit')}
        </button>
        <button
          type="submit"
          name="do"
          value={`remove.${line.key}`}
          className={styles.small}
          aria-label={words('selection.removeLine', { name })}
          onClick={(event) => {
            event.preventDefault()
            remove(line.key)
            const field = document.getElementById(fieldId(data, line.key))
            if (field instanceof HTMLInputElement) field.value = ''
          }}
        >
          {words('selection.remove')}
        </button>
      </span>
    </li>
  )
}
