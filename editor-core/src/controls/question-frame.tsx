import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import dialog from './dialog.module.css'

export interface QuestionDialogProps {
  readonly title: string
  readonly isWide?: boolean
  /** Left out where a choice must be made. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** The dialog around a question. Its script, and that of what it is made of, is loaded for the first one. */
export default function QuestionFrame({ title, isWide = false, onClose, children }: QuestionDialogProps) {
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
