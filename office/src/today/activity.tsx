import type { Answer, siteToday } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { EventActor, EventText } from '../activity/event-text.tsx'
import { Card } from '../controls/page.tsx'
import { Time } from '../controls/time.tsx'
import { Link } from '../navigation/link.tsx'
import styles from './today.module.css'

interface ActivityProps {
  readonly events: Answer<typeof siteToday>['activity']
}

/** What was done last, and by whom. */
export function Activity({ events }: ActivityProps) {
  const { t } = useTranslation('office')
  return (
    <Card title={t('today.activity')} tools={<Link to="/activity">{t('today.allActivity')}</Link>}>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <span>
              <EventActor event={event} />: <EventText event={event} />
            </span>
            <span className={styles.when}>
              <Time at={event.at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
