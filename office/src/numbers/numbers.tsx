import { siteNumbers } from '@vitrine/schemas'
import { datesOf } from '@vitrine/schemas/format'
import ChartLine from 'lucide-react/icons/chart-line'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useCall } from '../context/use-call.ts'
import { isolated } from '../controls/isolated.ts'
import { Card, Page } from '../controls/page.tsx'
import { EmptyState, RequestState } from '../controls/request-state.tsx'
import { Link } from '../navigation/link.tsx'
import { useQuery } from '../navigation/navigation-context.ts'
import { PlaceLink } from '../navigation/place.tsx'
import { DayChart } from './chart/day-chart.tsx'
import { DayTable } from './day-table.tsx'
import { ValueLists } from './lists/value-lists.tsx'
import styles from './numbers.module.css'
import { type DaySpan, lengthOf, spanBefore, spanIn, todayIn } from './span.ts'
import { SpanPicker } from './span-picker.tsx'
import { Totals } from './totals.tsx'
import { useNumberWords } from './words.ts'

/** How often the site was visited, by whom as far as that may be known, and what came of it. */
export default function NumbersScreen() {
  const { t } = useTranslation('office')
  const { boot } = useOffice()
  const [query] = useQuery()
  const today = todayIn(datesOf(boot.dates ?? {}).timeZone)
  const chosen = spanIn(query, today)
  const isCompared = query.get('compare') !== 'no'
  return (
    <Page title={t('screen.numbers')} isWide>
      <SpanPicker chosen={chosen} today={today} isCompared={isCompared} />
      {chosen.span && <Numbers span={chosen.span} isCompared={isCompared} />}
    </Page>
  )
}

function Numbers({ span, isCompared }: { readonly span: DaySpan; readonly isCompared: boolean }) {
  const { t } = useTranslation('office')
  const words = useNumberWords()
  const length = lengthOf(span)
  const earlier = spanBefore(span)
  const request = useCall(siteNumbers, { from: isCompared ? earlier.from : span.from, to: span.to })
  return (
    <RequestState request={request}>
      {({ days: all, since, timeZone, isCounting, isPublished }) => {
        if (since === undefined) return <NoNumbers isCounting={isCounting} isPublished={isPublished} />
        const days = all.slice(-length)
        // Days on which nothing was counted yet say nothing of what came after.
        const before = all.length === 2 * length && since <= earlier.to ? all.slice(0, length) : undefined
        return (
          <>
            {!isCounting && <Off />}
            <Totals days={days} before={before} />
            <div className={styles.pair}>
              <Card title={t('numbers.chart')}>
                <DayChart days={days} before={before} />
              </Card>
              <Card title={t('numbers.byDay')}>
                <DayTable days={days} before={before} />
              </Card>
            </div>
            <ValueLists span={span} />
            <div className={styles.notes}>
              <p>{t('numbers.noteZone', { timeZone: isolated(timeZone.replaceAll('_', ' ')) })}</p>
              <p>{t('numbers.noteVisitors')}</p>
              <p>{t('numbers.noteCounted', { day: words.day(since) })}</p>
            </div>
          </>
        )
      }}
    </RequestState>
  )
}

/** That nothing is counted now, and where that is changed. */
function Off() {
  const { t } = useTranslation('office')
  return (
    <p className={styles.off}>
      {t('numbers.off')} <Link to="/settings/tags">{t('numbers.toSettings')}</Link>
    </p>
  )
}

function NoNumbers({ isCounting, isPublished }: { readonly isCounting: boolean; readonly isPublished: boolean }) {
  const { t } = useTranslation('office')
  if (!isCounting)
    return (
      <EmptyState icon={ChartLine} text={t('numbers.off')}>
        <Link to="/settings/tags">{t('numbers.toSettings')}</Link>
      </EmptyState>
    )
  return (
    <EmptyState icon={ChartLine} text={t(isPublished ? 'numbers.noVisits' : 'numbers.empty')}>
      {!isPublished && <PlaceLink to="designer">{t('numbers.toDesigner')}</PlaceLink>}
    </EmptyState>
  )
}
