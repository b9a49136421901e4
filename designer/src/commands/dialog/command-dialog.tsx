import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { openDialog } from '../command-context.ts'
import { useCommands } from '../commands-context.tsx'
import styles from './command-dialog.module.css'

interface ToShow {
  readonly title: string
  /** It is called so, but its content says what it is. */
  readonly hidesTitle?: boolean
  readonly children: ReactNode
}

/** What a command asks, over the designer. Escape and a press beside it close it. */
export function CommandDialog({ title, hidesTitle = false, children }: ToShow) {
  const context = useCommands()
  const close = () => openDialog(context, undefined)
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => isOpen || close()} className={styles.around as string}>
      <Modal className={styles.modal as string}>
        <Dialog {...(hidesTitle && { 'aria-label': title })} className={styles.dialog as string}>
          {!hidesTitle && (
            <div className={styles.head}>
              <Heading slot="title" className={styles.title as string}>
                {title}
              </Heading>
              <button type="button" aria-label={context.say('dialog.close')} className={styles.close} onClick={close}>
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
