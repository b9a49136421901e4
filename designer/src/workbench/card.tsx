import { ErrorBoundary } from '@vitrine/editor-core'
import { type ReactNode, useId } from 'react'
import styles from './workbench.module.css'

interface CardProps {
  readonly title: string
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** One thing of the workbench; what fails in it leaves the others as they are. */
export function WorkbenchCard({ title, tools, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle} id={id}>
          {title}
        </h2>
        {tools}
      </div>
      <ErrorBoundary of={title}>{children}</ErrorBoundary>
    </section>
  )
}
