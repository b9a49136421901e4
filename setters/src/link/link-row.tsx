import { type ReactNode, useId } from 'react'
import styles from './link.module.css'

/** One part of a link with its own name. */
export function LinkRow({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
