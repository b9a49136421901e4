import { leftToRight, useCommandsContext } from '@vitrine/editor-core'
import { askEmailChange } from '@vitrine/schemas'
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
import { useUnsaved } from '../navigation/use-unsaved.ts'
import styles from './account.module.css'
import { PasswordField } from './password-field.tsx'

const nothing = { email: '', password: '' }

/** The address that one signs in with. Another one counts once the link in a mail to it was opened. */
export function EmailCard({ email }: { readonly email: string }) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const [typed, setTyped] = useState(nothing)
  const [asked, setAsked] = useState<string>()
  useUnsaved(typed.email !== '')
  const problems = { email: problemOf(error, 'email'), password: problemOf(error, 'password') }
  async function ask(event: FormEvent) {
    event.preventDefault()
    const next = typed.email.trim()
    if (!(await run(() => send(askEmailChange, { ...typed, email: next })))) return
    announcer.announce(t('account.emailAsked', { email: leftToRight(next) }))
    setAsked(next)
    setTyped(nothing)
  }
  return (
    <Card title={t('account.email')}>
      <form className={styles.form} onSubmit={(event) => void ask(event)}>
        <p className={styles.text}>
          {t('account.emailNow')} <bdi className={styles.strong}>{email}</bdi>
        </p>
        {asked !== undefined && (
          <p className={frames.note} data-kind="good">
            {t('account.emailAsked', { email: leftToRight(asked) })}
          </p>
        )}
        <Field label={t('account.newEmail')} hint={t('account.emailHint')} error={problems.email}>
          {(control) => (
            <input
              {...control}
              type="email"
              className={controls.input}
              required
              maxLength={254}
              autoComplete="off"
              dir="ltr"
              value={typed.email}
              onChange={(event) => setTyped({ ...typed, email: event.target.value })}
            />
          )}
        </Field>
        <PasswordField
          value={typed.password}
          problem={problems.password}
          onChange={(password) => setTyped({ ...typed, password })}
        />
        <ActionError error={problems.email === undefined && problems.password === undefined ? error : undefined} />
        <button type="submit" className={controls.button} data-main disabled={isBusy}>
          {t('account.changeEmail')}
        </button>
      </form>
    </Card>
  )
}
