import { DialogAction, QuestionDialog, useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { addInvitation } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { Field } from '../controls/field.tsx'
import { problemOf } from '../controls/problem-of.ts'
import { type ChosenRole, placeOf, RoleFields } from './role-fields.tsx'

/** Invites somebody by email. What was typed stays while something is wrong with it. */
export function InviteDialog({ onClose }: { readonly onClose: (isDone: boolean) => void }) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState<ChosenRole>({ role: 'editor', languages: [], permissionSets: [] })
  const problem = problemOf(error, 'email')
  async function invite(event: FormEvent) {
    event.preventDefault()
    const isDone = await run(async () => {
      const made = await send(addInvitation, { email: email.trim(), ...placeOf(chosen) })
      announcer.announce(t(made.mail === 'no-mail-server' ? 'people.invitationWaits' : 'people.invited', { email }))
    })
    if (isDone) onClose(true)
  }
  return (
    <QuestionDialog title={t('people.inviteTitle')} isWide onClose={() => onClose(false)}>
      <form className={dialog.form} onSubmit={(event) => void invite(event)}>
        <Field label={t('people.email')} hint={t('people.inviteHint')} error={problem}>
          {(control) => (
            <input
              {...control}
              type="email"
              className={controls.input}
              required
              maxLength={254}
              autoComplete="off"
              dir="ltr"
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type it
              autoFocus
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <RoleFields chosen={chosen} error={error} onChange={setChosen} />
        <ActionError error={problem === undefined && problemOf(error, 'languages') === undefined ? error : undefined} />
        <div className={dialog.foot}>
          <DialogAction onPress={() => onClose(false)}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy}>
            {t('people.sendInvitation')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
