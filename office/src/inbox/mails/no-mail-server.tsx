import { readSiteMail } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { PlaceLink } from '../../navigation/place.tsx'
import styles from './mails.module.css'

/** That nothing is sent, where there is no mail server; nothing where there is one. */
export function NoMailServer() {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const { data } = useCall(readSiteMail, {}, { isReady: may('settings.read') })
  if (data?.source !== 'none') return null
  return (
    <div role="status" className={`${frames.note} ${styles.notice}`} data-kind="bad">
      <span>
        {data.waiting > 0 ? t('inbox.mails.noServer', { count: data.waiting }) : t('inbox.mails.noServerYet')}
      </span>
      {may('settings.write') ? (
        <PlaceLink to="/settings/mail">{t('inbox.mails.setUp')}</PlaceLink>
      ) : (
        <span>{t('inbox.mails.askOwner')}</span>
      )}
    </div>
  )
}
