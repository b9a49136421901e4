import { LoadFailed, type RetryProps } from '@vitrine/setters/internal'
import styles from './page.module.css'

/** In the place of a screen whose script did not come. */
export function ScreenLoadFailed({ onRetry }: RetryProps) {
  return (
    <div className={styles.state}>
      <LoadFailed onRetry={onRetry} />
    </div>
  )
}
