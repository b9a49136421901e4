import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { type Answer, CallError, listRemovedSites, readSiteSettings, removeSite, restoreSite } from '@vitrine/schemas'
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
import { Time } from '../../controls/time.tsx'
import styles from '../settings.module.css'

type Removed = Answer<typeof removeSite>

/** Deletes the site, once its name is typed. Until it is erased, it can be restored in place. */
export function DeleteSite() {
  const { t } = useTranslation('office')
  const { boot } = useOffice()
  // It may have been renamed since this page was opened.
  const { data: settings } = useCall(readSiteSettings, {})
  const [isAsking, setAsking] = useState(false)
  const [removed, setRemoved] = useState<Removed>()
  return (
    <Card title={t('settings.transfer.delete')}>
      {removed ? (
        <div className={styles.stack}>
          <p role="status" className={frames.note} data-kind="warn">
            {t('settings.transfer.deleted', { name: removed.name })}
          </p>
          <Restore site={removed} onRestored={() => setRemoved(undefined)} />
        </div>
      ) : (
        <div className={styles.stack}>
          <p className={styles.text}>{t('settings.transfer.deleteText')}</p>
          <div>
            <button type="button" className={controls.button} onClick={() => setAsking(true)}>
              {t('settings.transfer.deleteNow')}
            </button>
          </div>
        </div>
      )}
      {isAsking && (
        <DeleteDialog
          name={settings?.name ?? boot.siteName}
          onClose={(site) => {
            setAsking(false)
            if (site) setRemoved(site)
          }}
        />
      )}
    </Card>
  )
}

interface DeleteDialogProps {
  readonly name: string
  readonly onClose: (removed?: Removed) => void
}

function DeleteDialog({ name, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const [typed, setTyped] = useState('')
  const { isBusy, error, run } = useAction()
  const fieldError = error instanceof CallError ? error.fields?.name : undefined
  const remove = () => run(async () => onClose(await send(removeSite, { name: typed })))
  return (
    <QuestionDialog title={t('settings.transfer.deleteTitle', { name })} onClose={() => onClose()}>
      <p className={dialog.text}>{t('settings.transfer.deleteConsequence')}</p>
      <form
        noValidate
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault()
          void remove()
        }}
      >
        <Field label={t('settings.transfer.typeName', { name })} error={fieldError}>
          {(control) => (
            <input
              {...control}
              dir="auto"
              className={controls.input}
              value={typed}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {fieldError === undefined && <ActionError error={error} />}
        <div className={dialog.foot}>
          <DialogAction onPress={() => onClose()}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy || typed.trim() === ''}>
            {t('settings.transfer.deleteNow')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}

/** The sites that were removed and may still be restored by who looks; nothing where there are none. */
export function RemovedSites() {
  const { t } = useTranslation('office')
  const request = useCall(listRemovedSites, {})
  if (request.data?.length === 0) return null
  return (
    <Card title={t('settings.transfer.removedSites')}>
      <RequestState request={request}>
        {(sites) => (
          <ul className={styles.plainList}>
            {sites.map((site) => (
              <li key={site.tenantId} className={styles.stack}>
                <bdi className={styles.label}>{site.name}</bdi>
                <Restore site={site} onRestored={request.refresh} />
              </li>
            ))}
          </ul>
        )}
      </RequestState>
    </Card>
  )
}

interface RestoreProps {
  readonly site: Removed
  readonly onRestored: () => void
}

function Restore({ site: { clientId, name, erasedAt }, onRestored }: RestoreProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { isBusy, error, run } = useAction()
  const restore = async () => {
    if (await run(() => send(restoreSite, { clientId }))) onRestored()
  }
  return (
    <>
      <p className={styles.text}>
        {t('settings.transfer.erasedAt')} <Time at={erasedAt} isWhole />
      </p>
      <ActionError error={error} />
      <div>
        <button
          type="button"
          className={controls.button}
          aria-label={t('settings.transfer.restoreNamed', { name })}
          disabled={isBusy}
          onClick={() => void restore()}
        >
          {t('settings.transfer.restore')}
        </button>
      </div>
    </>
  )
}
