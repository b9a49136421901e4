import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { type Answer, renamePasskey } from '@vitrine/schemas'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { problemOf } from '../../controls/problem-of.ts'
import { NameField } from './name-field.tsx'

interface RenamePasskeyDialogProps {
  readonly passkey: Pick<Answer<typeof renamePasskey>, 'id' | 'name'>
  readonly onDone: (name: string) => void
  readonly onClose: () => void
}

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey: { id, name }, onDone, onClose }: RenamePasskeyDialogProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { isBusy, error, run } = useAction()
  const [typed, setTyped] = useState(name)
  const problem = problemOf(error, 'name')
  const rename = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => onDone((await send(renamePasskey, { id, name: typed.trim() })).name))
  }
  return (
    <QuestionDialog title={t('passkeys.renameTitle')} onClose={onClose}>
      <form className={dialog.form} onSubmit={rename}>
        <NameField value={typed} problem={problem} onChange={setTyped} />
        <ActionError error={problem === undefined ? error : undefined} />
        <div className={dialog.foot}>
          <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy || typed.trim() === ''}>
            {t('passkeys.rename')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
