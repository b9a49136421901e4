import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import type { RetryProps } from './lazy-with-retry.tsx'
import styles from './loading.module.css'

/** Says that a part did not come, with a button that asks for it again. */
export function LoadFailed({ onRetry }: RetryProps) {
  const { t } = useTranslation('setters')
  const [attempt, setAttempt] = useState({ number: 0, isBusy: false })
  const { number, isBusy } = attempt
  const again = () => {
    if (isBusy) return
    setAttempt({ number, isBusy: true })
    onRetry().catch(() => setAttempt({ number: number + 1, isBusy: false }))
  }
  return (
    <div className={`${frames.note} ${styles.failed}`} data-kind="bad">
      {/* Another element at each attempt, so that it is said again. */}
      <p key={number} role="alert">
        {t('loading.failed')}
      </p>
      {/* It keeps the focus while it waits. */}
      <button type="button" className={controls.button} aria-disabled={isBusy || undefined} onClick={again}>
        {t('loading.again')}
      </button>
    </div>
  )
}
