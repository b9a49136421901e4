import { usePreparedPages, usePublishing, usePublishState } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import styles from './releases.module.css'

/** How far a publish is that goes on, and the pages that are prepared after one; nothing else. */
export function PublishProgress() {
  const { t } = useTranslation('office')
  const state = usePublishState()
  return (
    <>
      {(state.kind === 'publishing' || state.kind === 'saving') && (
        <Publishing done={state.kind === 'publishing' ? state.done : undefined} />
      )}
      {state.kind === 'cancelled' && (
        <p role="status" className={frames.note}>
          {t('releases.cancelled')}
        </p>
      )}
      <PreparedPages />
    </>
  )
}

/** Only a job can be cancelled: a small draft is published within the moment. */
function Publishing({ done }: { readonly done: number | undefined }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const publishing = usePublishing()
  const [isCancelling, setCancelling] = useState(false)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', roundingMode: 'floor', maximumFractionDigits: 0 })
  async function cancel() {
    setCancelling(true)
    await publishing.cancel()
    setCancelling(false)
  }
  return (
    <div className={`${frames.note} ${styles.stack}`}>
      <p role="status" className={styles.line}>
        {done === undefined ? t('releases.publishing') : t('releases.progress', { percent: percent.format(done) })}
      </p>
      <progress
        className={styles.progress}
        max={1}
        {...(done !== undefined && { value: done })}
        aria-label={t('releases.publishing')}
      />
      {done !== undefined && (
        <div>
          <button
            type="button"
            className={controls.button}
            aria-disabled={isCancelling || undefined}
            onClick={() => isCancelling || void cancel()}
          >
            {t('releases.cancel')}
          </button>
        </div>
      )}
    </div>
  )
}

function PreparedPages() {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const pages = usePreparedPages()
  if (!pages) return null
  const number = new Intl.NumberFormat(locale)
  return (
    <div className={`${frames.note} ${styles.stack}`}>
      <p className={styles.line}>
        {t('releases.prepared', { done: number.format(pages.done), total: number.format(pages.total) })}
      </p>
      <progress className={styles.progress} value={pages.done} max={pages.total} aria-label={t('releases.preparing')} />
      <p className={frames.hint}>{t('releases.preparingHint')}</p>
    </div>
  )
}
