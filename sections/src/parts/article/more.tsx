import { type ReactNode, useId } from 'react'
import { Items } from '../items/items.tsx'
import styles from './more.module.css'

interface MoreProps {
  readonly title: string
  /** Small ones stand four in a row, and two on a phone; others are lines on a phone, a small picture beside each name. */
  readonly small?: boolean
  /** `<li>` elements. */
  readonly children: ReactNode
}

/** Further things below a text: what was used, what else one may read. Stands directly in the frame of a section. */
export function More({ title, small = false, children }: MoreProps) {
  const id = useId()
  return (
    <section
      className={styles.more}
      aria-labelledby={id}
      data-ratio={small ? '1/1' : undefined}
      data-phone-layout={small ? undefined : 'list'}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Items className={small ? styles.small : styles.items}>{children}</Items>
    </section>
  )
}
