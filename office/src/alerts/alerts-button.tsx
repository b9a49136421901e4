import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { alertSettings, changeAlertSettings } from './alert-settings.ts'
import styles from './alerts.module.css'
import { playSound } from './play-sound.ts'

/** How this browser tells of new messages: each way is switched on and off here. */
export function AlertsButton() {
  const { t } = useTranslation('office')
  const { sound, badge } = useStore(alertSettings)
  const Icon = sound || badge ? Bell : BellOff
  return (
    <DialogTrigger>
      <Button className={controls.tool ?? ''} aria-label={t('alerts.title')}>
        <Icon size={18} aria-hidden />
      </Button>
      <Popover className={`${frames.popover} ${styles.popover}`} placement="bottom end">
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
    </DialogTrigger>
  )
}
