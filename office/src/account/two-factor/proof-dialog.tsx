import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { problemOf } from '../../controls/problem-of.ts'
import { PasswordField } from '../password-field.tsx'
import { CodeField } from './code-field.tsx'

interface ProofDialogProps {
  readonly title: string
  /** What follows from it. */
  readonly text: string
  /** The verb on the button. */
  readonly action: string
  readonly onProve: (proof: { readonly password: string; readonly code: string }) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for password and code before something that only the holder of both may do. */
export function ProofDialog({ title, text, action, onProve, onClose }: ProofDialogProps) {
  const { t } = useTranslation('office')
  const { isBusy, error, run } = useAction()
  const [typed, setTyped] = useState({ password: '', code: '' })
  const problems = { password: problemOf(error, 'password'), code: problemOf(error, 'code') }
  const prove = (event: FormEvent) => {
    event.preventDefault()
    void run(() => onProve(typed))
  }
  return (
    <QuestionDialog title={title} onClose={onClose}>
      <form className={dialog.form} onSubmit={prove}>
        <p className={dialog.text}>{text}</p>
        <PasswordField
          value={typed.password}
          problem={problems.password}
          onChange={(password) => setTyped({ ...typed, password })}
        />
        <CodeField
          label={t('twoFactor.anyCode')}
          value={typed.code}
          problem={problems.code}
          onChange={(code) => setTyped({ ...typed, code })}
        />
        <ActionError error={problems.password === undefined && problems.code === undefined ? error : undefined} />
        <div className={dialog.foot}>
          <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy}>
            {action}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
