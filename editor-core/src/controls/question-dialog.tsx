import controls from '@vitrine/setters/controls/controls.module.css'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import dialog from './dialog.module.css'

interface QuestionDialogProps {
  readonly title: string
  readonly isWide?: boolean
  /** Left out where a choice must be made. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** Something that a person must answer. A press beside it does not lose the question. */
export function QuestionDialog({ title, isWide = false, onClose, children }: QuestionDialogProps) {
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled={!onClose}
      onOpenChange={(isOpen) => isOpen || onClose?.()}
      className={dialog.around ?? ''}
    >
      <Modal className={dialog.modal ?? ''} data-wide={isWide || undefined}>
        <Dialog className={`${dialog.dialog} ${dialog.question}`}>
          <Heading slot="title" className={dialog.title ?? ''}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface ActionProps {
  readonly isMain?: boolean
  readonly isDisabled?: boolean
  readonly type?: 'button' | 'submit'
  readonly onPress?: () => void
  readonly children: ReactNode
}

export function DialogAction({ isMain = false, isDisabled = false, type = 'button', onPress, children }: ActionProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={controls.button}
      data-main={isMain || undefined}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
