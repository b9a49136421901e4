import { useCommandsContext } from '@vitrine/editor-core'
import { cancelJob, getJob, listJobs, readExport, startExport } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { bytesInWords } from '../../controls/amounts.ts'
import { Card } from '../../controls/page.tsx'
import { saveFile } from '../../controls/save-file.ts'
import { useQuery } from '../../navigation/navigation-context.ts'
import styles from '../settings.module.css'
import { JobProgress } from './job-progress.tsx'
import { hasEnded, useJob } from './use-job.ts'

/** Makes a zip of the whole site. The address names the job, so that one may leave and come back. */
export function ExportSite() {
  const { t } = useTranslation('office')
  const { send, locale, boot } = useOffice()
  const { announcer } = useCommandsContext()
  const [query, setQuery] = useQuery()
  const named = query.get('export') ?? undefined
  // One that somebody else began, or that was begun before.
  const running = useCall(listJobs, {}, { isReady: named === undefined })
  const id = named ?? running.data?.find(({ kind }) => kind === 'export')?.id
  const { job, isMissing, error, refresh } = useJob(getJob, id)
  const action = useAction()
  const isRunning = id !== undefined && !isMissing && !error && !(job && hasEnded(job))
  const bytes = job?.state === 'done' && typeof job.result?.bytes === 'number' ? job.result.bytes : undefined

  const start = () =>
    action.run(async () => {
      const { job: started } = await send(startExport, {})
      setQuery({ export: started })
    })
  const download = () =>
    action.run(async () => {
      const file = (await send(readExport, { id: id ?? '' })) as unknown as Blob
      saveFile(file, `${boot.clientId}.zip`)
      announcer.announce(t('settings.transfer.downloaded'))
    })
  const cancel = () =>
    action.run(async () => {
      await send(cancelJob, { id: id ?? '' })
      refresh()
    })

  return (
    <Card title={t('settings.transfer.export')}>
      <div className={styles.stack}>
        {/* Two paragraphs: in Chinese and Japanese no space stands between sentences. */}
        <p className={styles.text}>{t('settings.transfer.exportText')}</p>
        <p className={styles.text}>{t('planned.notExported')}</p>
        {isRunning && <JobProgress label={t('settings.transfer.exporting')} job={job} onCancel={() => void cancel()} />}
        <div role="status">
          {job?.state === 'done' && (
            <p className={frames.note} data-kind="good">
              {t('settings.transfer.exported', { size: bytesInWords(bytes ?? 0, locale) })}
            </p>
          )}
          {job?.state === 'failed' && (
            <p className={frames.note} data-kind="bad">
              {job.error?.message ?? t('state.failed')}
            </p>
          )}
          {(job?.state === 'cancelled' || isMissing) && (
            <p className={frames.note}>{t(isMissing ? 'settings.transfer.gone' : 'settings.transfer.cancelled')}</p>
          )}
        </div>
        {!isMissing && <ActionError error={error} />}
        <ActionError error={action.error} />
        {!isRunning && (
          <div className={styles.row}>
            {job?.state === 'done' && (
              <button
                type="button"
                className={controls.button}
                data-main
                disabled={action.isBusy}
                onClick={() => void download()}
              >
                {t('settings.transfer.download')}
              </button>
            )}
            <button type="button" className={controls.button} disabled={action.isBusy} onClick={() => void start()}>
              {t(job?.state === 'done' ? 'settings.transfer.exportAgain' : 'settings.transfer.exportNow')}
            </button>
          </div>
        )}
      </div>
    </Card>
  )
}
