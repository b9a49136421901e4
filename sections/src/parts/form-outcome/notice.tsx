import { Icon } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import styles from './form-outcome.module.css'

interface NoticeProps {
  readonly kind: 'sent' | 'failed'
  /** Whether the page opens here: no field is to be looked at first. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** What became of a form that was sent; screen readers announce it at once (R200). */
export const Notice = ({ kind, isFirst = false, children }: NoticeProps) => (
  <div
    role={kind === 'sent' ? 'status' : 'alert'}
    className={styles.notice}
    data-kind={kind}
    tabIndex={isFirst ? -1 : undefined}
    // biome-ignore lint/a11y/noAutofocus: the page was asked for to see this
    autoFocus={isFirst}
  >
    <Icon name={kind === 'sent' ? 'circle-check' : 'circle-alert'} className={styles.sign} />
    <div>{children}</div>
  </div>
)
