import type { ReactNode } from 'react'
import styles from './table.module.css'

interface TableProps {
  /** The headers of its columns. */
  readonly heads: readonly string[]
  readonly size?: 'normal' | 'small'
  readonly className?: string | undefined
  /** The rows: each a `tr` that begins with a header of its own. */
  readonly children: ReactNode
}

/** A table of texts. On a phone each row is a block, and its cells need no headers to be understood. */
export const Table = ({ heads, size = 'normal', className, children }: TableProps) => (
  <table className={className ? `${styles.table} ${className}` : styles.table} data-size={size}>
    <thead>
      <tr>
        {heads.map((head, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move, and two may be called the same
          <th key={at} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
