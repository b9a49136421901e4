import { useEffect, useEffectEvent, useState } from 'react'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import { useTranslation } from '../i18n/use-translation.ts'
import type { RetryProps } from './lazy-with-retry.tsx'
import styles from './loading.module.css'

/** Says that a part did not come, with a button that asks for it again; when the line is back, that is done at once. */
export function LoadFailed({ onRetry }: RetryProps) {
  const { t } = useTranslation('setters')
  const [attempt, setAttempt] = useState({ number: 0, isBusy: false })
  const { number, isBusy } = attempt
  const again = (isAsked: boolean) => {
    if (isBusy) return
    setAttempt({ number, isBusy: true })
    onRetry(isAsked).catch(() => setAttempt({ number: number + 1, isBusy: false }))
  }
  const online = useEffectEvent(() => again(false))
  useEffect(() => {
    const listener = () => online()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
  return (
    <div className={`${frames.note} ${styles.failed}`} data-kind="bad" data-load-failed="">
      {/* Another element at each attempt, so that it is said again. */}
      <p key={number} role="alert">
        {t('loading.failed')}
      </p>
      {/* It keeps the focus while it waits. */}
      <button type="button" className={controls.button} aria-disabled={isBusy || undefined} onClick={() => again(true)}>
        {t('loading.again')}
      </button>
    </div>
  )
}
