import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../context/use-call.ts'
import { ActionError } from './action-error.tsx'

interface ConfirmDialogProps {
  /** The question: what is done, and to what. */
  readonly title: string
  /** What follows from it. */
  readonly children?: ReactNode
  /** The verb on the button. */
  readonly action: string
  /** Whether it can be done as it stands; yes, when it is left out. */
  readonly isReady?: boolean
  readonly onConfirm: () => Promise<unknown>
  /** Called when it was done, and when somebody would rather not. */
  readonly onClose: (isDone: boolean) => void
}

/** Asks before something is done that cannot be undone. What fails is said in the dialog, which stays. */
export function ConfirmDialog({ title, children, action, isReady = true, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('office')
  const { isBusy, error, run } = useAction()
  const confirm = async () => {
    if (await run(onConfirm)) onClose(true)
  }
  return (
    <QuestionDialog title={title} onClose={() => onClose(false)}>
      {children}
      <ActionError error={error} />
      <div className={dialog.foot}>
        <DialogAction onPress={() => onClose(false)}>{t('action.cancel')}</DialogAction>
        <DialogAction isMain isDisabled={isBusy || !isReady} onPress={() => void confirm()}>
          {action}
        </DialogAction>
      </div>
    </QuestionDialog>
  )
}
