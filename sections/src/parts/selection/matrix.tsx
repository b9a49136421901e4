import { drawText, useStage } from '@vitrine/renderer'
import { combinationKey, exceptionOf } from '@vitrine/schemas/selection'
import type { ClipboardEvent, CSSProperties, KeyboardEvent } from 'react'
import { QuantityField } from './quantity-field.tsx'
import styles from './selection.module.css'
import { type KindData, matrixKinds, type NamedText, type SelectionData } from './selection-data.ts'
import type { Selection } from './use-selection.ts'
import type { Figures } from './words.ts'

interface MatrixProps {
  readonly data: SelectionData
  readonly selection: Selection
  readonly figures: Figures
}

/** So many columns do not fit beside each other on a tablet. */
const MANY = 4

const Name = ({ of: { text, lang, dir } }: { readonly of: NamedText }) => (
  <bdi lang={lang} dir={dir}>
    {drawText(text)}
  </bdi>
)

/** The fields of the matrix as they stand: rows of columns, without those that cannot be filled in. */
const fieldsOf = (table: HTMLTableElement): readonly (readonly (HTMLInputElement | null)[])[] =>
  [...table.tBodies].flatMap(({ rows }) =>
    [...rows].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.querySelector('input'))),
  )

function placeOf(field: HTMLInputElement) {
  const table = field.closest('table')
  const rows = table ? fieldsOf(table) : []
  const row = rows.findIndex((fields) => fields.includes(field))
  return { rows, row, column: rows[row]?.indexOf(field) ?? -1 }
}

/** Up, Down and Enter move within the column, past what is sold out. */
function moveInColumn(event: KeyboardEvent): void {
  const { key, target } = event
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0
  if (step === 0 || !(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  const { rows, row, column } = placeOf(target)
  if (row < 0) return
  event.preventDefault()
  let at = row + step
  while (rows[at] && !rows[at]?.[column]) at += step
  const next = rows[at]?.[column]
  next?.focus()
  next?.select()
}

/** What a table of quantities copied from elsewhere fills in, from the field on into which it is pasted. */
function pasted(event: ClipboardEvent): Readonly<Record<string, string>> | undefined {
  const { target } = event
  const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '')
  if (!(target instanceof HTMLInputElement) || !/[\t\n]/.test(text)) return undefined
  const { rows, row, column } = placeOf(target)
  const typed: Record<string, string> = {}
  text.split(/\r?\n/).forEach((line, down) => {
    line.split('\t').forEach((value, along) => {
      const field = rows[row + down]?.[column + along]
      const key = field?.dataset.combination
      if (!field || key === undefined) return
      field.value = value.trim()
      typed[key] = value
    })
  })
  return typed
}

/** A quantity for each combination of the last two kinds; of one kind alone, for each of its options. */
export function Matrix({ data, selection, figures }: MatrixProps) {
  const { words } = useStage()
  const { before, rows, columns } = matrixKinds(data.kinds)
  const open = before.map(({ id }) => selection.chosen[id] ?? '')
  const heading = (kind: KindData, option?: string) => `${data.id}-${kind.id}-${option ?? 'kind'}`
  const cell = (row: string | undefined, column: string | undefined, labelledBy?: string) => {
    const options = [...open, row, column].filter((one) => one !== undefined)
    const exception = exceptionOf(data.terms, options)
    const key = combinationKey(options)
    if (exception)
      return (
        <span className={styles.why}>
          {drawText(
            exception.reason ?? words(exception.state === 'soldOut' ? 'selection.soldOut' : 'selection.notOffered'),
          )}
        </span>
      )
    return (
      <QuantityField key={key} data={data} selection={selection} figures={figures} of={key} labelledBy={labelledBy} />
    )
  }
  if (!rows)
    return (
      <div className={styles.amount}>
        <label htmlFor={`${data.id}-q--`} className={styles.label}>
          {words('productDetail.terms.orderQuantity')} <span className={styles.unit}>{figures.unitOf(2)}</span>
        </label>
        {cell(undefined, undefined)}
      </div>
    )
  const count = columns?.options.length ?? 0
  return (
    <div className={count < MANY ? styles.scroll : `${styles.scroll} ${styles.many}`}>
      <table
        className={count > 0 ? `${styles.matrix} ${styles.grid}` : styles.matrix}
        style={columns && ({ '--columns': columns.options.length } as CSSProperties)}
        onKeyDown={moveInColumn}
        onPaste={(event) => {
          const typed = pasted(event)
          if (!typed) return
          event.preventDefault()
          selection.enter(typed)
        }}
      >
        <caption className="visually-hidden">{words('productDetail.terms.quantity')}</caption>
        <thead>
          {columns && (
            <tr>
              <th rowSpan={2} scope="col" id={heading(rows)}>
                <Name of={rows} />
              </th>
              <th colSpan={columns.options.length} scope="colgroup" id={heading(columns)}>
                <Name of={columns} />
              </th>
            </tr>
          )}
          <tr>
            {columns ? (
              columns.options.map((option) => (
                <th key={option.id} scope="col" id={heading(columns, option.id)}>
                  <Name of={option} />
                </th>
              ))
            ) : (
              <>
                <th scope="col" id={heading(rows)}>
                  <Name of={rows} />
                </th>
                <th scope="col" id={`${data.id}-quantity`}>
                  {words('productDetail.terms.quantity')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.options.map((row) => (
            <tr key={row.id}>
              <th scope="row" id={heading(rows, row.id)}>
                <Name of={row} />
              </th>
              {columns ? (
                columns.options.map((column) => (
                  <td key={column.id}>
                    <span aria-hidden="true" className={styles.column}>
                      <Name of={column} />
                    </span>
                    {cell(row.id, column.id, `${heading(rows, row.id)} ${heading(columns, column.id)}`)}
                  </td>
                ))
              ) : (
                <td>{cell(row.id, undefined, `${heading(rows, row.id)} ${data.id}-quantity`)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
