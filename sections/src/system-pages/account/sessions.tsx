import { formatDate } from '@vitrine/renderer'
import { deviceName } from '@vitrine/schemas/format'
import { SystemForm } from '../form/system-form.tsx'
import { Card, type Translate } from '../system-page.tsx'
import styles from '../system-pages.module.css'

/** Where and since when somebody is signed in. */
export interface Session {
  readonly device: string
  readonly createdAt: string
  readonly usedAt: string
  readonly isThisOne: boolean
}

interface SessionsProps {
  readonly t: Translate
  readonly language: string
  readonly action: string
  readonly sessions: readonly Session[]
}

/** Where somebody is signed in, and the ways out. */
export const Sessions = ({ t, language, action, sessions }: SessionsProps) => (
  <Card title={t('account.sessions')}>
    <ul className={styles.list}>
      {sessions.map(({ device, createdAt, usedAt, isThisOne }) => (
        <li key={`${createdAt} ${usedAt} ${device}`}>
          <bdi>{deviceName(device) ?? t('account.unknownDevice')}</bdi>
          {isThisOne && <strong> {t('account.thisSession')}</strong>}
          <p>{t('account.since', { date: formatDate(createdAt, language) })}</p>
        </li>
      ))}
    </ul>
    <div className={styles.buttons}>
      {(sessions.length > 1 ? ['signOut', 'signOutEverywhere'] : ['signOut']).map((way) => (
        <SystemForm
          key={way}
          name={way}
          label={t(`account.${way}`)}
          action={action}
          send={t(`account.${way}`)}
          isSmall
        />
      ))}
    </div>
  </Card>
)
