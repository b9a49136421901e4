import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { addWebhook, changeWebhook, type WebhookEventType } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import choices from '../controls/choice-groups.module.css'
import { Field } from '../controls/field.tsx'
import { problemOf } from '../controls/problem-of.ts'
import { EventChoices } from './event-choices.tsx'
import type { Webhook } from './webhook.ts'

interface WebhookDialogProps {
  /** The one that is edited; a new one when left out. */
  readonly webhook: Webhook | undefined
  /** Called with the secret of a new one. */
  readonly onSaved: (secret: string | undefined) => void
  readonly onClose: () => void
}

/** Where events are sent, and which. */
export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { isBusy, error, run } = useAction()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [types, setTypes] = useState<readonly WebhookEventType[]>(webhook?.types ?? [])
  const [isOn, setOn] = useState(webhook?.isOn ?? true)
  const [isLacking, setLacking] = useState(false)
  async function save(event: FormEvent) {
    event.preventDefault()
    setLacking(types.length === 0)
    if (types.length === 0) return
    await run(async () => {
      const written = { url: url.trim(), types: [...types], isOn }
      if (webhook) await send(changeWebhook, { id: webhook.id, ...written })
      onSaved(webhook ? undefined : (await send(addWebhook, written)).secret)
    })
  }
  const title = t(webhook ? 'webhooks.edit' : 'webhooks.create')
  const atField = problemOf(error, 'url') ?? problemOf(error, 'types')
  return (
    <QuestionDialog title={title} isWide onClose={onClose}>
      <form className={dialog.form} onSubmit={(event) => void save(event)}>
        <Field label={t('webhooks.address')} hint={t('webhooks.addressHint')} error={problemOf(error, 'url')}>
          {(control) => (
            <input
              {...control}
              className={controls.input}
              required
              maxLength={2000}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type it
              autoFocus
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        <EventChoices
          chosen={types}
          problem={isLacking ? t('webhooks.chooseEvent') : problemOf(error, 'types')}
          onChange={(next) => {
            setLacking(false)
            setTypes(next)
          }}
        />
        <label className={choices.choice}>
          <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
          <span>{t('webhooks.sendsEvents')}</span>
        </label>
        <ActionError error={atField === undefined ? error : undefined} />
        <div className={dialog.foot}>
          <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy || url.trim() === ''}>
            {webhook ? t('action.save') : title}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
