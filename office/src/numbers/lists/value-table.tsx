import type { Column } from '../../controls/data-table.tsx'
import type { CountedRow } from '../counted-day.ts'
import styles from '../numbers.module.css'

interface ValueTableProps {
  readonly label: string
  readonly columns: readonly Column<CountedRow>[]
  readonly rows: readonly CountedRow[]
}

/** A few numbers beside a name: a table on phones too, where cards would hide which is more. */
export const ValueTable = ({ label, columns: [name, ...counts], rows }: ValueTableProps) => (
  <table className={styles.values} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{name?.label}</th>
        {counts.map((column) => (
          <th key={column.id} scope="col">
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.value}>
          <th scope="row">{name?.cell(row)}</th>
          {counts.map((column) => (
            <td key={column.id}>{column.cell(row)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
