import { DialogAction, leftToRight, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import {
  type Answer,
  addRedirect,
  CallError,
  changeRedirect,
  type listRedirects,
  type RedirectStatus,
  redirectStatuses,
} from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { Field, SelectField } from '../../controls/field.tsx'

interface RedirectDialogProps {
  /** The one that is changed; nothing for a new one. */
  readonly redirect: Answer<typeof listRedirects>['items'][number] | undefined
  /** Called with what was done, where something was. */
  readonly onClose: (done?: string) => void
}

const revisionOf = (error: Error | undefined): number | undefined => {
  const details = error instanceof CallError && error.code === 'conflict' ? error.details : undefined
  return details && 'revision' in details && typeof details.revision === 'number' ? details.revision : undefined
}

/** Where an old address leads: a new redirect, or another end of one that is there. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const [from, setFrom] = useState(redirect?.from ?? '')
  const [to, setTo] = useState(redirect?.to ?? '')
  const [status, setStatus] = useState<RedirectStatus>(redirect?.status ?? 301)
  const { isBusy, error, run } = useAction()
  const fields = (error instanceof CallError && error.fields) || {}
  // Somebody else changed it since the list was read: who saves again, means it.
  const newer = revisionOf(error)
  async function save() {
    const written = { from: from.trim(), to: to.trim(), status }
    const isDone = await run(() =>
      redirect
        ? send(changeRedirect, { id: redirect.id, revision: newer ?? redirect.revision, ...written })
        : send(addRedirect, written),
    )
    if (isDone) onClose(t('settings.redirects.saved', { from: leftToRight(written.from) }))
  }
  return (
    <QuestionDialog
      title={redirect ? t('settings.redirects.edit') : t('settings.redirects.add')}
      onClose={() => onClose()}
    >
      <form
        noValidate
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Field label={t('settings.redirects.from')} hint={t('settings.redirects.fromHint')} error={fields.from}>
          {(control) => (
            <input
              {...control}
              dir="ltr"
              className={controls.input}
              value={from}
              maxLength={1000}
              placeholder="/old-page"
              onChange={(event) => setFrom(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('settings.redirects.to')} hint={t('settings.redirects.toHint')} error={fields.to}>
          {(control) => (
            <input
              {...control}
              dir="ltr"
              className={controls.input}
              value={to}
              maxLength={2000}
              placeholder="/pages/new-page"
              onChange={(event) => setTo(event.target.value)}
            />
          )}
        </Field>
        <SelectField
          label={t('settings.redirects.status')}
          value={String(status)}
          choices={redirectStatuses.map((value) => ({
            value: String(value),
            label: t(`settings.redirects.status.${value}`),
          }))}
          onChange={(value) => setStatus(redirectStatuses.find((one) => String(one) === value) ?? 301)}
        />
        {newer !== undefined ? (
          <p role="alert" className={frames.error}>
            {t('settings.redirects.changed')}
          </p>
        ) : (
          fields.from === undefined && fields.to === undefined && <ActionError error={error} />
        )}
        <div className={dialog.foot}>
          <DialogAction onPress={() => onClose()}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy}>
            {t('action.save')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
