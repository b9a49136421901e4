import type { ReactNode } from 'react'
import styles from './panel.module.css'

/** The frame of a panel: its title, what stands beside it, and what it holds. */
export function Panel({
  title,
  tools,
  children,
}: {
  readonly title: string
  readonly tools?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {tools}
      </div>
      {children}
    </>
  )
}

export const EmptyPanel = ({ children }: { readonly children: ReactNode }) => <p className={styles.empty}>{children}</p>
