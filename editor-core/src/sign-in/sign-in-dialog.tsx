import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { type FormEvent, useId } from 'react'
import { useStore } from 'zustand'
import dialog from '../controls/dialog.module.css'
import { DialogAction, QuestionDialog } from '../controls/question-dialog.tsx'
import type { SignIn } from './sign-in.ts'

interface SignInDialogProps {
  readonly signIn: SignIn
  /** What becomes of what is unsaved. */
  readonly text: string
}

/** Signs in again where one works. What is edited stays as it is. */
export function SignInDialog({ signIn, text }: SignInDialogProps) {
  const { t } = useTranslation('editor')
  const { isBusy, problem, needsCode, otherAccount } = useStore(signIn.state)
  const id = useId()
  const message =
    otherAccount === undefined
      ? problem === '' && t('signIn.failed')
      : t('signIn.otherAccount', { email: signIn.account.email, otherAccount })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void signIn.submit(
      String(fields.get('email')),
      String(fields.get('password')),
      needsCode ? String(fields.get('code')) : undefined,
    )
  }
  const onWritten = message || problem
  return (
    <QuestionDialog title={t('signIn.title')} onClose={signIn.cancel}>
      <p className={dialog.text}>{text}</p>
      <form className={dialog.form} onSubmit={submit}>
        <label className={dialog.field}>
          {t('signIn.email')}
          <input
            className={controls.input}
            name="email"
            type="email"
            required
            autoComplete="username"
            defaultValue={signIn.account.email}
          />
        </label>
        <label className={dialog.field}>
          {t('signIn.password')}
          <input
            className={controls.input}
            name="password"
            type="password"
            required
            // biome-ignore lint/a11y/noAutofocus: it is the one thing that is asked
            autoFocus
            autoComplete="current-password"
            aria-invalid={Boolean(onWritten) || undefined}
            aria-describedby={onWritten ? `${id}-message` : undefined}
          />
        </label>
        {needsCode && (
          <label className={dialog.field}>
            {t('signIn.code')}
            <input
              className={controls.input}
              name="code"
              required
              autoComplete="one-time-code"
              aria-invalid={Boolean(onWritten) || undefined}
              aria-describedby={onWritten ? `${id}-message` : undefined}
            />
          </label>
        )}
        {onWritten && (
          <p id={`${id}-message`} role="alert" className={frames.error}>
            {onWritten}
          </p>
        )}
        <div className={dialog.foot}>
          <DialogAction onPress={signIn.cancel}>{t('signIn.later')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy}>
            {t('signIn.title')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
