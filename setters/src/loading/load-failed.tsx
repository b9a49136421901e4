import { useState } from 'react'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import { useWords } from '../form/form-context.ts'
import type { Translate } from '../services.ts'
import type { RetryProps } from './lazy-with-retry.tsx'
import styles from './loading.module.css'

interface LoadFailedProps extends RetryProps {
  readonly words: Translate
}

/** Says that a part did not come, with a button that asks for it again. */
export function LoadFailed({ words, onRetry }: LoadFailedProps) {
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
        {words('loading.failed')}
      </p>
      {/* It keeps the focus while it waits. */}
      <button type="button" className={controls.button} aria-disabled={isBusy || undefined} onClick={again}>
        {words('loading.again')}
      </button>
    </div>
  )
}

/** The same inside of a form. */
export function FieldLoadFailed({ onRetry }: RetryProps) {
  return <LoadFailed words={useWords()} onRetry={onRetry} />
}
