import frames from '@vitrine/setters/controls/frames.module.css'
import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { alertSettings, changeAlertSettings } from './alert-settings.ts'
import styles from './alerts.module.css'
import { playSound } from './play-sound.ts'

interface AlertsPopoverProps {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** Switches of how this browser tells of new messages, drawn only while they are open. */
export default function AlertsPopover({ button, onClose }: AlertsPopoverProps) {
  const { t } = useTranslation('office')
  const { sound, badge } = useStore(alertSettings)
  return (
    <Popover
      isOpen
      triggerRef={button}
      placement="bottom end"
      className={`${frames.popover} ${styles.popover}`}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Dialog className={styles.dialog ?? ''} aria-label={t('alerts.title')}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={badge}
            onChange={(event) => changeAlertSettings({ badge: event.target.checked })}
          />
          {t('alerts.badge')}
        </label>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={sound}
            onChange={(event) => {
              changeAlertSettings({ sound: event.target.checked })
              if (event.target.checked) playSound()
            }}
          />
          {t('alerts.sound')}
        </label>
        <p className={frames.hint}>{t('alerts.hint')}</p>
      </Dialog>
    </Popover>
  )
}
