import { useStage } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import { wide } from '../frame/frame.ts'
import styles from './items.module.css'

interface ItemsProps {
  /** One row that is scrolled, instead of rows below each other. */
  readonly carousel?: boolean
  /** What the row is a row of, for ears: it can be scrolled by keyboard. */
  readonly label?: string | undefined
  /** Their order says something: steps, years. */
  readonly ordered?: boolean
  readonly className?: string | undefined
  /** `<li>` elements. */
  readonly children: ReactNode
}

/**
 * A list of things side by side, in as many columns as `--columns` says and fewer where they would
 * be narrower than `--least`; or in one row. Stands directly in the frame of a section.
 */
export function Items({ carousel = false, label, ordered = false, className, children }: ItemsProps) {
  const { words } = useStage()
  const List = ordered ? 'ol' : 'ul'
  const classes = [styles.items, carousel ? `${styles.row} ${wide}` : styles.grid, className].filter(Boolean).join(' ')
  if (!carousel) return <List className={classes}>{children}</List>
  return (
    <List
      className={classes}
      // What scrolls must be reached by keyboard.
      tabIndex={0}
      aria-label={label || words('items.row')}
      data-back={words('items.back')}
      data-forth={words('items.forth')}
    >
      {children}
    </List>
  )
}
