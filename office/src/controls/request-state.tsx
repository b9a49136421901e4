import { CallError } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './page.module.css'

interface RequestStateProps<Data> {
  readonly request: {
    readonly data?: Data | undefined
    readonly error?: Error | undefined
    readonly loading: boolean
    readonly refresh: () => void
  }
  /** What is said until it is there, where that takes longer than loading. */
  readonly waiting?: string
  readonly children: (data: Data) => ReactNode
}

/**
 * What was asked for: that it is on its way, what it is, or why it did not come. What is there stays while it is
 * asked for again.
 */
export function RequestState<Data>({ request, waiting, children }: RequestStateProps<Data>) {
  const { t } = useTranslation('office')
  const { data, error, refresh } = request
  if (error && (data === undefined || !(error instanceof CallError && error.code === 'unavailable')))
    return <Failure error={error} onRetry={refresh} />
  if (data === undefined)
    return (
      <p role="status" className={styles.state}>
        {waiting ?? t('state.loading')}
      </p>
    )
  return children(data)
}

interface FailureProps {
  readonly error: Error
  readonly onRetry: () => void
}

function Failure({ error, onRetry }: FailureProps) {
  const { t } = useTranslation('office')
  const isFinal = error instanceof CallError && (error.code === 'not_allowed' || error.code === 'not_found')
  const message =
    error instanceof CallError && error.code === 'not_allowed'
      ? t('state.notAllowed')
      : error instanceof CallError
        ? error.message
        : t('state.failed')
  return (
    <div role="alert" className={styles.state}>
      <p>{message}</p>
      {!isFinal && (
        <button type="button" className={controls.button} onClick={onRetry}>
          {t('editor.again')}
        </button>
      )}
    </div>
  )
}

interface EmptyStateProps {
  readonly icon?: LucideIcon
  readonly text: string
  readonly children?: ReactNode
}

/** A list without anything in it: what comes here, and what can be done. */
export const EmptyState = ({ icon: Icon, text, children }: EmptyStateProps) => (
  <div className={styles.state}>
    {Icon && <Icon size={32} aria-hidden strokeWidth={1.5} />}
    <p>{text}</p>
    {children}
  </div>
)
