import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import dialog from '../controls/dialog.module.css'
import { useCommandsContext } from './commands-context.ts'

interface CommandDialogProps {
  readonly title: string
  /** It is called so, but its content says what it is. */
  readonly hidesTitle?: boolean
  /** Left out where a command opened it. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** What a command or a panel asks, over the editor. Escape and a press beside it close it. */
export function CommandDialog({ title, hidesTitle = false, onClose, children }: CommandDialogProps) {
  const { t } = useTranslation('editor')
  const { closeDialog } = useCommandsContext()
  const close = onClose ?? closeDialog
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => isOpen || close()} className={dialog.around ?? ''}>
      <Modal className={dialog.modal ?? ''}>
        <Dialog {...(hidesTitle && { 'aria-label': title })} className={dialog.dialog ?? ''}>
          {!hidesTitle && (
            <div className={dialog.head}>
              <Heading slot="title" className={dialog.title ?? ''}>
                {title}
              </Heading>
              <button type="button" aria-label={t('dialog.close')} className={controls.tool} onClick={close}>
                <X size={16} aria-hidden="true" />
              </button>
            </div>
          )}
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
