import type { ReactNode } from 'react'
import styles from './part.module.css'

interface PartsProps {
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly children: ReactNode
}

/** The parts of a value, as a group that bears the field's label. */
export const Parts = ({ labelId, describedBy, children }: PartsProps) => (
  <fieldset className={styles.parts} aria-labelledby={labelId} aria-describedby={describedBy}>
    {children}
  </fieldset>
)
