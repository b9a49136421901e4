import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { addPasskey, readTwoFactor, startPasskey } from '@vitrine/schemas'
import { deviceName } from '@vitrine/schemas/format'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { problemOf } from '../../controls/problem-of.ts'
import { RequestState } from '../../controls/request-state.tsx'
import { PasswordField } from '../password-field.tsx'
import { CodeField } from '../two-factor/code-field.tsx'
import { makePasskey, PasskeyNotMade } from './make-passkey.ts'
import { NameField } from './name-field.tsx'

interface AddPasskeyDialogProps {
  readonly onDone: (name: string) => void
  readonly onClose: () => void
}

/** Adds a passkey: a name and the password, then what the browser asks. */
export function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const { t } = useTranslation('office')
  const twoFactor = useCall(readTwoFactor, {})
  return (
    <QuestionDialog title={t('passkeys.add')} onClose={onClose}>
      <RequestState request={twoFactor}>
        {({ isOn }) => <AddForm needsCode={isOn} onDone={onDone} onClose={onClose} />}
      </RequestState>
    </QuestionDialog>
  )
}

function AddForm({ needsCode, onDone, onClose }: AddPasskeyDialogProps & { readonly needsCode: boolean }) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { isBusy, error, run } = useAction()
  const [typed, setTyped] = useState({ name: deviceName(navigator.userAgent) ?? '', password: '', code: '' })
  const problems = {
    name: problemOf(error, 'name'),
    password: problemOf(error, 'password'),
    code: problemOf(error, 'code'),
  }
  const isAtField = Object.values(problems).some((problem) => problem !== undefined)
  const add = (event: FormEvent) => {
    event.preventDefault()
    const { password, code } = typed
    void run(async () => {
      const options = await send(startPasskey, { password, ...(needsCode && { code }) })
      const { name } = await send(addPasskey, { name: typed.name.trim(), ...(await makePasskey(options)) })
      onDone(name)
    })
  }
  return (
    <form className={dialog.form} onSubmit={add}>
      <p className={dialog.text}>{t('passkeys.addText')}</p>
      <NameField value={typed.name} problem={problems.name} onChange={(name) => setTyped({ ...typed, name })} />
      <PasswordField
        value={typed.password}
        problem={problems.password}
        onChange={(password) => setTyped({ ...typed, password })}
      />
      {needsCode && (
        <CodeField
          label={t('twoFactor.anyCode')}
          value={typed.code}
          problem={problems.code}
          onChange={(code) => setTyped({ ...typed, code })}
        />
      )}
      {error instanceof PasskeyNotMade ? (
        <p role="alert" className={frames.error}>
          {t(`passkeys.notMade.${error.why}`)}
        </p>
      ) : (
        <ActionError error={isAtField ? undefined : error} />
      )}
      <div className={dialog.foot}>
        <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
        <DialogAction isMain type="submit" isDisabled={isBusy || typed.name.trim() === ''}>
          {t('passkeys.continue')}
        </DialogAction>
      </div>
    </form>
  )
}
