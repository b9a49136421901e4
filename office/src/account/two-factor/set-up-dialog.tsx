import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { type Answer, confirmTwoFactor, startTwoFactor } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { CopyButton } from '../../controls/copy-button.tsx'
import { problemOf } from '../../controls/problem-of.ts'
import { PasswordField } from '../password-field.tsx'
import { CodeField } from './code-field.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './two-factor.module.css'

interface SetUpDialogProps {
  /** Called with the recovery codes, once it is on. */
  readonly onDone: (codes: readonly string[]) => void
  readonly onClose: () => void
}

type Secret = Answer<typeof startTwoFactor>

/** Turns two-factor sign-in on: the password, then the key for the app, then a first code of it. */
export function SetUpDialog({ onDone, onClose }: SetUpDialogProps) {
  const { t } = useTranslation('office')
  const [secret, setSecret] = useState<Secret>()
  return (
    <QuestionDialog title={t('twoFactor.setUp')} onClose={onClose}>
      {secret ? (
        <ConfirmStep secret={secret} onDone={onDone} onClose={onClose} />
      ) : (
        <PasswordStep onDone={setSecret} onClose={onClose} />
      )}
    </QuestionDialog>
  )
}

interface PasswordStepProps {
  readonly onDone: (secret: Secret) => void
  readonly onClose: () => void
}

function PasswordStep({ onDone, onClose }: PasswordStepProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { isBusy, error, run } = useAction()
  const [password, setPassword] = useState('')
  const problem = problemOf(error, 'password')
  const start = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => onDone(await send(startTwoFactor, { password })))
  }
  return (
    <form className={dialog.form} onSubmit={start}>
      <p className={dialog.text}>{t('twoFactor.needsApp')}</p>
      <PasswordField value={password} problem={problem} onChange={setPassword} />
      <ActionError error={problem === undefined ? error : undefined} />
      <div className={dialog.foot}>
        <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
        <DialogAction isMain type="submit" isDisabled={isBusy}>
          {t('twoFactor.next')}
        </DialogAction>
      </div>
    </form>
  )
}

interface ConfirmStepProps extends SetUpDialogProps {
  readonly secret: Secret
}

function ConfirmStep({ secret: { secret, address }, onDone, onClose }: ConfirmStepProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { isBusy, error, run } = useAction()
  const [code, setCode] = useState('')
  const problem = problemOf(error, 'code')
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => onDone((await send(confirmTwoFactor, { code })).recoveryCodes))
  }
  return (
    <form className={dialog.form} onSubmit={confirm}>
      <p className={dialog.text}>{t('twoFactor.enterKey')}</p>
      <QrCode text={address} label={t('twoFactor.qrCode')} />
      <p className={styles.secret} dir="ltr">
        <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <div className={styles.tools}>
        <CopyButton text={secret} label={t('twoFactor.copyKey')} />
        <a className={controls.button} href={address}>
          {t('twoFactor.openApp')}
        </a>
      </div>
      <CodeField label={t('twoFactor.firstCode')} value={code} problem={problem} onChange={setCode} />
      <ActionError error={problem === undefined ? error : undefined} />
      <div className={dialog.foot}>
        <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
        <DialogAction isMain type="submit" isDisabled={isBusy}>
          {t('twoFactor.turnOn')}
        </DialogAction>
      </div>
    </form>
  )
}
