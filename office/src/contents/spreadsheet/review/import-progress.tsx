import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import styles from '../spreadsheet.module.css'

interface ImportProgressProps {
  readonly label: string
  readonly done: number
  /** Nothing until it is known. */
  readonly total: number | undefined
  readonly hint?: string
  readonly isCancelling?: boolean
  readonly onCancel?: () => void
}

/** How far something is that takes a while. */
export function ImportProgress({ label, done, total, hint, isCancelling = false, onCancel }: ImportProgressProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  return (
    <div className={styles.stack}>
      <label className={styles.stack}>
        {label}
        <progress className={styles.progress} max={total ?? 1} {...(total !== undefined && { value: done })} />
      </label>
      <p className={frames.hint}>
        {total !== undefined && t('import.progress', { done: number(done), total: number(total) })} {hint}
      </p>
      {onCancel && (
        <div>
          <button type="button" className={controls.button} disabled={isCancelling} onClick={onCancel}>
            {t('action.cancel')}
          </button>
        </div>
      )}
    </div>
  )
}
