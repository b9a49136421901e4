import { clsx } from 'clsx'
import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import frames from '../controls/frames.module.css'
import { useTranslation } from '../i18n/use-translation.ts'
import styles from './popover.module.css'

interface SetterPopoverProps {
  /** The whole name of the dialog. */
  readonly label: string
  /** What it stands at, and where the focus goes back to. */
  readonly triggerRef: RefObject<Element | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What opens at a setter's button. Load it with what stands in it: it is drawn only while it is open. */
export function SetterPopover({ label, triggerRef, onClose, children }: SetterPopoverProps) {
  const { i18n } = useTranslation('setters')
  return (
    <I18nProvider locale={i18n.language}>
      <Popover
        className={clsx(frames.popover)}
        triggerRef={triggerRef}
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
        placement="bottom end"
      >
        <Dialog className={clsx(styles.dialog)} aria-label={label}>
          {children}
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}
