import { Slot, type ViewProps } from '@vitrine/renderer'
import styles from './columns.module.css'
import type { ColumnsProps } from './spec.ts'

const columns = ['column1', 'column2', 'column3', 'column4'] as const

/**
 * Two to four columns. All four slots are always there: what stood in one that was taken away wraps
 * into the next row instead of getting lost; the empty ones are not shown.
 */
export function Columns({ root }: ViewProps<ColumnsProps>) {
  return (
    <div {...root} className={styles.columns}>
      {columns.map((name) => (
        <Slot key={name} name={name} className={styles.column} />
      ))}
    </div>
  )
}
