import type { ReactNode } from 'react'
import styles from './sides.module.css'

interface SidesProps {
  /** What stands beside the form; where it is nothing, the form has all the room. */
  readonly side: ReactNode
  /** The form. */
  readonly children: ReactNode
}

/** A form and what stands beside it. Stands directly in the frame of a section with `sidesProps`. */
export const Sides = ({ side, children }: SidesProps) => (
  <div className={styles.sides}>
    <div className={styles.side}>{side}</div>
    <div className={styles.main}>{children}</div>
  </div>
)
