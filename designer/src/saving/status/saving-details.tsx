import { DialogAction } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { Info } from 'lucide-react'
import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { useDesignerContext } from '../../context/designer-context.ts'
import styles from '../saving.module.css'
import { useSaving, useSavingState } from '../saving-context.tsx'

interface SavingDetailsProps {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** All that is known of how it stands, and what can be done about it. Drawn only while it is open. */
export default function SavingDetails({ button, onClose }: SavingDetailsProps) {
  const { t } = useTranslation('designer')
  return (
    <Popover placement="bottom end" triggerRef={button} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog className={`${frames.popover} ${styles.details}`} aria-label={t('saving.details')}>
        <Details onClose={onClose} />
      </Dialog>
    </Popover>
  )
}

function Details({ onClose }: Pick<SavingDetailsProps, 'onClose'>) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const saving = useSaving()
  const { kind, since, unsaved, saveError, conflicts, keepsCopy } = useSavingState((state) => state)
  /** What opens a dialog leaves nothing open below it. */
  const instead = (open: () => void) => () => {
    onClose()
    open()
  }
  const time = (at: number) => new Date(at).toLocaleTimeString(locale, { timeStyle: 'short' })
  return (
    <>
      <p className={dialog.text}>
        <Info size={14} aria-hidden /> {t(`saving.${kind}.text`, { time: time(since), count: conflicts.length })}
      </p>
      {saveError && <p className={frames.error}>{saveError.message}</p>}
      {saveError?.retryAt !== undefined && (
        <p className={frames.hint}>{t('saving.retry', { time: time(saveError.retryAt) })}</p>
      )}
      {unsaved > 0 && <p className={frames.hint}>{t('saving.unsaved', { count: unsaved })}</p>}
      {!keepsCopy && <p className={frames.hint}>{t('saving.noCopy')}</p>}
      <div className={dialog.foot}>
        {conflicts.length > 0 && (
          <DialogAction onPress={instead(() => saving.compare(true))}>{t('saving.conflicts.compare')}</DialogAction>
        )}
        {kind === 'signed-out' && (
          <DialogAction onPress={instead(() => void saving.signIn.ask())}>{t('signIn.title')}</DialogAction>
        )}
        <DialogAction isDisabled={unsaved === 0} onPress={() => void saving.saveNow()}>
          {t('saving.now')}
        </DialogAction>
      </div>
    </>
  )
}
