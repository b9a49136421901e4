import type { ReactNode } from 'react'
import styles from './log.module.css'

interface BubbleProps {
  readonly kind: 'in' | 'out'
  /** Who says it, for ears. */
  readonly from: string
  /** Who says it and when, for all. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** One thing that was said. */
export const Bubble = ({ kind, from, foot, children }: BubbleProps) => (
  <li className={styles.entry} data-kind={kind}>
    <span className="visually-hidden">{from}: </span>
    <div className={styles.bubble}>{children}</div>
    {foot && <div className={styles.foot}>{foot}</div>}
  </li>
)
