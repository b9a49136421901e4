import { DialogAction, QuestionDialog, useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { replayDeliveries } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { Field } from '../../controls/field.tsx'
import { problemOf } from '../../controls/problem-of.ts'

const DAY = 24 * 60 * 60 * 1000

/** A moment as the field of a form writes it: in the time zone of who looks, to the minute. */
export function inField(time: number): string {
  const date = new Date(time)
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

interface ReplayDialogProps {
  readonly id: string
  readonly onReplayed: () => void
  readonly onClose: () => void
}

/** Sends all events since a time again. */
export function ReplayDialog({ id, onReplayed, onClose }: ReplayDialogProps) {
  const { t, i18n } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const [since, setSince] = useState(() => inField(Date.now() - DAY))
  const time = Date.parse(since)
  async function replay(event: FormEvent) {
    event.preventDefault()
    const isDone = await run(async () => {
      const { count } = await send(replayDeliveries, { id, since: new Date(time).toISOString() })
      const number = new Intl.NumberFormat(i18n.language).format(count)
      announcer.announce(t('webhooks.againSinceDone', { number }))
      onReplayed()
    })
    if (isDone) onClose()
  }
  const problem = problemOf(error, 'since')
  return (
    <QuestionDialog title={t('webhooks.againSince')} onClose={onClose}>
      <form className={dialog.form} onSubmit={(event) => void replay(event)}>
        <p className={dialog.text}>{t('webhooks.againSinceText')}</p>
        <Field label={t('webhooks.since')} error={problem}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              className={controls.input}
              required
              value={since}
              onChange={(event) => setSince(event.target.value)}
            />
          )}
        </Field>
        <ActionError error={problem === undefined ? error : undefined} />
        <div className={dialog.foot}>
          <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy || Number.isNaN(time)}>
            {t('webhooks.againSince')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
