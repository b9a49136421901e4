import { Link, useStage } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import type { FileFacts } from './file-facts.ts'
import styles from './open-file.module.css'

interface OpenFileProps {
  readonly facts: FileFacts
  readonly className?: string | undefined
  /** What opens. */
  readonly children: ReactNode
}

/** A link that opens a file beside the page, and says of which kind and how large it is. */
export function OpenFile({ facts: { file, text }, className, children }: OpenFileProps) {
  const { asset } = useStage()
  return (
    <Link to={{ type: 'address', href: asset(file), newTab: true }} className={`${styles.file} ${className ?? ''}`}>
      {children} {text && <span className={styles.facts}>{text}</span>}
    </Link>
  )
}
