import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import styles from '../settings.module.css'
import type { Job } from './use-job.ts'

interface JobProgressProps {
  readonly label: string
  readonly job: Job | undefined
  readonly onCancel: () => void
}

/** How far a job is that has not ended. */
export function JobProgress({ label, job, onCancel }: JobProgressProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  return (
    <div className={styles.stack}>
      <label className={styles.value}>
        {label}
        <progress
          style={{ inlineSize: '100%' }}
          max={job?.total ?? 1}
          {...(job?.total !== undefined && { value: job.done })}
        />
      </label>
      <p className={frames.hint}>
        {job?.total === undefined
          ? t('settings.transfer.waiting')
          : t('settings.transfer.progress', { done: number(job.done), total: number(job.total) })}{' '}
        {t('settings.transfer.mayLeave')}
      </p>
      <div>
        <button type="button" className={controls.button} onClick={onCancel}>
          {t('action.cancel')}
        </button>
      </div>
    </div>
  )
}
