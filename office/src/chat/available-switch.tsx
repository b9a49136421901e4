import { useCommandsContext } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useOffice } from '../context/office-context.ts'
import { availability, changeAvailability } from './availability.ts'
import styles from './chat.module.css'

/** Whether visitors may begin a chat, as far as this member answers them. For roles that may reply. */
export function AvailableSwitch() {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const { announcer } = useCommandsContext()
  const { isHere, isLost } = useStore(availability)
  if (!may('inbox.write')) return null
  return (
    <div className={styles.available}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          role="switch"
          className={controls.switch}
          checked={isHere}
          aria-checked={isHere}
          onChange={({ target }) => {
            changeAvailability(target.checked)
            announcer.announce(target.checked ? t('chat.available.on') : t('chat.available.off'))
          }}
        />
        {t('chat.available')}
      </label>
      {isLost && (
        <p role="alert" className={styles.lost}>
          {t('chat.available.failed')}
        </p>
      )}
    </div>
  )
}
