import { useCommandsContext } from '@vitrine/editor-core'
import { changePassword } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { Field } from '../controls/field.tsx'
import { Card } from '../controls/page.tsx'
import { problemOf } from '../controls/problem-of.ts'
import styles from './account.module.css'
import { PasswordField } from './password-field.tsx'

const SHORTEST = 8
const nothing = { password: '', newPassword: '' }

/** Another password; all other devices are signed out by it. */
export function PasswordCard({ email }: { readonly email: string }) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const [typed, setTyped] = useState(nothing)
  const [isChanged, setChanged] = useState(false)
  const problems = { password: problemOf(error, 'password'), newPassword: problemOf(error, 'newPassword') }
  async function change(event: FormEvent) {
    event.preventDefault()
    setChanged(false)
    if (!(await run(() => send(changePassword, typed)))) return
    announcer.announce(t('account.passwordChanged'))
    setChanged(true)
    setTyped(nothing)
  }
  return (
    <Card title={t('account.password')}>
      <form className={styles.form} onSubmit={(event) => void change(event)}>
        {/* Password managers keep a password by the address that it stands beside. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {isChanged && (
          <p className={frames.note} data-kind="good">
            {t('account.passwordChanged')}
          </p>
        )}
        <PasswordField
          value={typed.password}
          problem={problems.password}
          onChange={(password) => setTyped({ ...typed, password })}
        />
        <Field label={t('account.newPassword')} hint={t('account.passwordHint')} error={problems.newPassword}>
          {(control) => (
            <input
              {...control}
              type="password"
              className={controls.input}
              required
              minLength={SHORTEST}
              maxLength={200}
              autoComplete="new-password"
              value={typed.newPassword}
              onChange={(event) => setTyped({ ...typed, newPassword: event.target.value })}
            />
          )}
        </Field>
        <ActionError
          error={problems.password === undefined && problems.newPassword === undefined ? error : undefined}
        />
        <button type="submit" className={controls.button} data-main disabled={isBusy}>
          {t('account.changePassword')}
        </button>
      </form>
    </Card>
  )
}
