import type { ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import styles from './data-table.module.css'

export interface Column<Row> {
  readonly id: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers and times stand at the end of their column. */
  readonly isAtEnd?: boolean
  /** The heading is for those who listen: a column of buttons. */
  readonly hidesLabel?: boolean
}

interface DataTableProps<Row> {
  /** What the table is called. */
  readonly label: string
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Where a row leads, where it leads somewhere: its first cell is the link. */
  readonly to?: (row: Row) => string | undefined
}

/** A short list of things with the same fields: a table at a desk, a card for each of them on a phone. */
export function DataTable<Row>({ label, columns, rows, keyOf, to }: DataTableProps<Row>) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, label: heading, isAtEnd, hidesLabel }) => (
            <th key={id} scope="col" data-end={isAtEnd || undefined}>
              <span className={hidesLabel ? styles.hidden : undefined}>{heading}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ id, label: heading, cell, isAtEnd, hidesLabel }, at) => {
              const content = cell(row)
              const target = at === 0 ? to?.(row) : undefined
              const Cell = at === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={id}
                  scope={at === 0 ? 'row' : undefined}
                  data-end={isAtEnd || undefined}
                  data-label={hidesLabel || at === 0 ? undefined : heading}
                >
                  {target === undefined ? content : <Link to={target}>{content}</Link>}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
