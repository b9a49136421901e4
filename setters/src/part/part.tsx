import { type ReactNode, useId } from 'react'
import styles from './part.module.css'

interface PartProps {
  readonly label: string
  readonly children: (id: string) => ReactNode
}

/** One part of a value that is edited as a whole, with a name of its own. */
export function SetterPart({ label, children }: PartProps) {
  const id = useId()
  return (
    <div className={styles.part}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
