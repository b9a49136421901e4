import { type Answer, CallError, cancelOwnJob, getOwnJob, importSite, me } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { Field } from '../../controls/field.tsx'
import { Card } from '../../controls/page.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import styles from '../settings.module.css'
import { JobProgress } from './job-progress.tsx'
import { hasEnded, useJob } from './use-job.ts'

type Imported = Exclude<Answer<typeof importSite>, { readonly job: string }>

/** Makes a new site from the zip of an export; only for accounts that may add sites. */
export function ImportSite() {
  const { t } = useTranslation('office')
  const request = useCall(me, {})
  return (
    <Card title={t('settings.transfer.import')}>
      <RequestState request={request}>
        {({ mayAddSites }) =>
          mayAddSites ? <Import /> : <p className={styles.text}>{t('settings.transfer.importNotAllowed')}</p>
        }
      </RequestState>
    </Card>
  )
}

function Import() {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const [query, setQuery] = useQuery()
  const id = query.get('import') ?? undefined
  const { job, isMissing, error: jobError, refresh } = useJob(getOwnJob, id)
  const [file, setFile] = useState<File>()
  const [clientId, setClientId] = useState('')
  const [isPublished, setPublished] = useState(false)
  const [done, setDone] = useState<Imported>()
  const { isBusy, error, run } = useAction()
  const isRunning = id !== undefined && !isMissing && !jobError && !(job && hasEnded(job))
  const imported = done ?? (job?.state === 'done' ? (job.result as Imported | undefined) : undefined)
  const failed = error instanceof CallError ? error.fields : job?.state === 'failed' ? job.error?.fields : undefined

  const start = () =>
    run(async () => {
      if (!file) return
      setDone(undefined)
      setQuery({ import: undefined })
      const own = clientId.trim()
      const question = { ...(own !== '' && { clientId: own }), publish: isPublished }
      const answer = await send(importSite, question, { files: [file] })
      if ('job' in answer) setQuery({ import: answer.job })
      else setDone(answer)
    })
  const cancel = () =>
    run(async () => {
      await send(cancelOwnJob, { id: id ?? '' })
      refresh()
    })

  if (isRunning)
    return <JobProgress label={t('settings.transfer.importing')} job={job} onCancel={() => void cancel()} />
  return (
    <form
      noValidate
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <p className={styles.text}>{t('settings.transfer.importText')}</p>
      <Field label={t('settings.transfer.file')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".zip,application/zip"
            className={controls.input}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        )}
      </Field>
      <Field
        label={t('settings.transfer.clientId')}
        hint={t('settings.transfer.clientIdHint')}
        error={failed?.clientId}
      >
        {(control) => (
          <input
            {...control}
            dir="ltr"
            className={controls.input}
            value={clientId}
            maxLength={63}
            autoComplete="off"
            onChange={(event) => setClientId(event.target.value)}
          />
        )}
      </Field>
      <label className={styles.tick}>
        <input type="checkbox" checked={isPublished} onChange={({ target }) => setPublished(target.checked)} />
        {t('settings.transfer.publish')}
      </label>
      <div role="status">
        {isBusy && <p className={frames.hint}>{t('settings.transfer.importing')}</p>}
        {imported && <Done imported={imported} />}
        {job?.state === 'cancelled' && <p className={frames.note}>{t('settings.transfer.cancelled')}</p>}
      </div>
      {job?.state === 'failed' && !error && (
        <p role="alert" className={frames.error}>
          {job.error?.message ?? t('state.failed')}
        </p>
      )}
      <ActionError error={error} areFieldsShown />
      {failed && (
        <ul className={frames.error}>
          {Object.entries(failed).map(([place, message]) => (
            <li key={place}>
              <bdi>{place}</bdi>: {message}
            </li>
          ))}
        </ul>
      )}
      <div>
        <button type="submit" className={controls.button} disabled={!file || isBusy}>
          {t('settings.transfer.importNow')}
        </button>
      </div>
    </form>
  )
}

function Done({ imported: { clientId, warnings } }: { readonly imported: Imported }) {
  const { t } = useTranslation('office')
  return (
    <div className={frames.note} data-kind="good">
      <p className={styles.text}>
        {t('settings.transfer.imported')} <a href={`/${clientId}/office`}>{t('settings.transfer.openSite')}</a>
      </p>
      {warnings.length > 0 && (
        <ul>
          {warnings.map(({ file, path, key, message }) => (
            <li key={`${file} ${path} ${key}`}>
              <bdi>{file}</bdi>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
