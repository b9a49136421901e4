import { Icon } from '@vitrine/renderer'
import type { IconName } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import styles from './nothing.module.css'

interface NothingProps {
  readonly icon: IconName
  /** Why there is nothing, in words of the section. */
  readonly reason: string
  /** What can be done about it. */
  readonly advice?: string | undefined
  /** It stands for all that its page is about. */
  readonly isPage?: boolean
  /** What stands above all of it. */
  readonly above?: ReactNode
  /** The ways on. */
  readonly children?: ReactNode
}

/** What stands where things would: why there are none, and what can be done. */
export const Nothing = ({ icon, reason, advice, isPage = false, above, children }: NothingProps) => (
  <div className={styles.nothing} data-page={isPage ? '' : undefined}>
    {above}
    <Icon name={icon} className={styles.sign} />
    <p className={styles.reason}>{reason}</p>
    {advice !== undefined && <p className={styles.advice}>{advice}</p>}
    {children}
  </div>
)

interface WaysOnProps {
  /** The owner's button, where there is one, after what comes first. */
  readonly children: ReactNode
  /** A way that the owner's button takes the place of. */
  readonly fallback?: { readonly href: string; readonly label: string }
}

/** Buttons side by side; nothing where there are none. */
export const WaysOn = ({ children, fallback }: WaysOnProps) => (
  <div className={styles.ways}>
    {children}
    {fallback && (
      <a href={fallback.href} className={`button ${styles.fallback}`}>
        {fallback.label}
      </a>
    )}
  </div>
)
