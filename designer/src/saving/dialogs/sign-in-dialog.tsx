import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import dialog from '../../controls/dialog.module.css'
import styles from '../saving.module.css'
import { useSaving } from '../saving-context.tsx'
import { DialogAction, SavingDialog } from './saving-dialog.tsx'

/** Signs in again where one works. The draft stays as it is; what is unsaved is saved right after. */
export function SignInDialog() {
  const { t } = useTranslation('designer')
  const { signIn } = useSaving()
  const { isBusy, problem, otherAccount } = useStore(signIn.state)
  const id = useId()
  const message =
    otherAccount === undefined
      ? problem === '' && t('saving.signIn.failed')
      : t('saving.signIn.otherAccount', { email: signIn.account.email, otherAccount })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void signIn.submit(String(fields.get('email')), String(fields.get('password')))
  }
  const onWritten = message || problem
  return (
    <SavingDialog title={t('saving.signIn.title')} onClose={signIn.cancel}>
      <p className={styles.text}>{t('saving.signIn.text')}</p>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          {t('saving.signIn.email')}
          <input
            className={controls.input}
            name="email"
            type="email"
            required
            autoComplete="username"
            defaultValue={signIn.account.email}
          />
        </label>
        <label className={styles.field}>
          {t('saving.signIn.password')}
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
        {onWritten && (
          <p id={`${id}-message`} role="alert" className={frames.error}>
            {onWritten}
          </p>
        )}
        <div className={dialog.foot}>
          <DialogAction onPress={signIn.cancel}>{t('saving.later')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy}>
            {t('saving.signIn.title')}
          </DialogAction>
        </div>
      </form>
    </SavingDialog>
  )
}
