import { siteToday } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useCall } from '../context/use-call.ts'
import { useSiteEvents } from '../context/use-site-events.ts'
import { Card, Page } from '../controls/page.tsx'
import { EmptyState, RequestState } from '../controls/request-state.tsx'
import { Activity } from './activity.tsx'
import { Checklist } from './checklist.tsx'
import styles from './today.module.css'
import { TodayLine } from './today-line.tsx'

/** What waits for somebody, what is left to set up, and what others did. */
export default function Today() {
  const { t } = useTranslation('office')
  const request = useCall(siteToday, {})
  useSiteEvents(['content', 'inbox', 'jobs', 'release', 'comments'], request.refresh)
  return (
    <Page title={t('screen.today')}>
      <RequestState request={request}>
        {({ items, isCounting, checklist, activity }) => (
          <>
            <Checklist {...checklist} onChange={request.refresh} />
            <Card title={t('today.waiting')} tools={isCounting && <p role="status">{t('today.counting')}</p>}>
              {items.length === 0 ? (
                <EmptyState text={t('today.nothing')} />
              ) : (
                <ul className={styles.lines}>
                  {items.map((item) => (
                    <TodayLine key={`${item.kind} ${item.language} ${item.content} ${item.draftsId}`} item={item} />
                  ))}
                </ul>
              )}
            </Card>
            {activity.length > 0 && <Activity events={activity} />}
          </>
        )}
      </RequestState>
    </Page>
  )
}
