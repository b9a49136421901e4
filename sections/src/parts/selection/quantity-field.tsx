import { useStage } from '@vitrine/renderer'
import { type CalculatedLine, MAX_QUANTITY } from '@vitrine/schemas/selection'
import type { ReactNode } from 'react'
import styles from './selection.module.css'
import type { SelectionData } from './selection-data.ts'
import type { Selection } from './use-selection.ts'
import type { Figures } from './words.ts'

interface QuantityFieldProps {
  readonly data: SelectionData
  readonly selection: Selection
  readonly figures: Figures
  /** The combination whose quantity it is. */
  readonly of: string
  /** The ids of what names it, where no label does. */
  readonly labelledBy?: string | undefined
}

/** The id of the field for a combination. */
export const fieldId = ({ id }: Pick<SelectionData, 'id'>, key: string): string => `${id}-q-${key.replaceAll('.', '-')}`

/**
 * How many of a combination. It is a text, because people type digits of their own script and signs between
 * thousands (R119). What it says when it comes back stands beside it; nothing is changed by itself.
 */
export function QuantityField({ data, selection, figures, of: key, labelledBy }: QuantityFieldProps) {
  const { words } = useStage()
  const id = fieldId(data, key)
  const line = selection.calculation.lines.find((one) => one.key === key)
  const wrong = Object.hasOwn(selection.wrong, key) ? selection.wrong[key] : undefined
  const note =
    wrong === undefined ? (
      line?.note && <QuantityNote line={line} data={data} selection={selection} figures={figures} />
    ) : (
      <span className={styles.problem}>
        {words('form.message.quantityInvalid', { max: figures.number(MAX_QUANTITY) })}
      </span>
    )
  return (
    <>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={40}
        name={`q.${key}`}
        data-combination={key}
        defaultValue={wrong ?? (line && figures.number(line.quantity))}
        className={styles.quantity}
        aria-labelledby={labelledBy}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
    </>
  )
}

interface QuantityNoteProps extends Pick<QuantityFieldProps, 'data' | 'selection' | 'figures'> {
  readonly line: CalculatedLine
}

/** Why a quantity does not fit, and the next one up that would, to be taken with one press (R118, R119). */
function QuantityNote({
  line: { key, note, offer, options },
  data: { id, terms },
  selection,
  figures,
}: QuantityNoteProps): ReactNode {
  const { words } = useStage()
  const { batch = 1, minimum = 1, minimumPer } = terms
  const why =
    note === 'batch'
      ? words('selection.packs', { units: figures.counted(batch) })
      : words(minimumPer === 'combination' ? 'selection.minimumEach' : 'selection.minimum', {
          units: figures.counted(minimum),
        })
  return (
    <>
      {why}{' '}
      {offer !== undefined && (
        <button
          type="submit"
          name="do"
          value={`use.${key}*${offer}`}
          className={styles.small}
          onClick={(event) => {
            event.preventDefault()
            selection.set({ options, quantity: offer })
            const field = document.getElementById(`${id}-q-${key.replaceAll('.', '-')}`)
            if (field instanceof HTMLInputElement) {
              field.value = figures.number(offer)
              field.focus()
            }
          }}
        >
          {words('selection.use', { quantity: figures.number(offer) })}
        </button>
      )}
    </>
  )
}
