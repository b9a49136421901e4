import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import styles from './thread.module.css'

interface PictureDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A picture as large as the screen lets it be. Escape and a press beside it close it. */
export function PictureDialog({ title, onClose, children }: PictureDialogProps) {
  const { t } = useTranslation('office')
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || onClose()}
      className={`${dialog.around} ${styles.aroundPicture}`}
    >
      <Modal className={`${dialog.modal} ${styles.pictureModal}`}>
        <Dialog className={`${dialog.dialog} ${styles.pictureDialog}`}>
          <div className={dialog.head}>
            <Heading slot="title" className={dialog.title ?? ''}>
              {title}
            </Heading>
            <button type="button" aria-label={t('dialog.close')} className={controls.tool} onClick={onClose}>
              <X size={16} aria-hidden />
            </button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
