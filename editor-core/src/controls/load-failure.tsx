import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { LoadFailed, type RetryProps } from '@vitrine/setters/internal'
import X from 'lucide-react/icons/x'
import styles from './load-failure.module.css'

/** In the place of a panel whose script did not come. */
export function PanelLoadFailure({ onRetry }: RetryProps) {
  return (
    <div className={styles.panel}>
      <LoadFailed onRetry={onRetry} />
    </div>
  )
}

interface NoticeFailedProps extends RetryProps {
  /** Left out where the part has no way to be closed. */
  readonly onClose?: () => void
}

/** Over the designer, for what would have opened over it: a dialog, a menu. */
export function LoadFailureNotice({ onRetry, onClose }: NoticeFailedProps) {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.notice}>
      <LoadFailed onRetry={onRetry} />
      {onClose && (
        <button type="button" className={controls.tool} aria-label={t('dialog.close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}
