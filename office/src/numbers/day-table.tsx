import { useTranslation } from 'react-i18next'
import type { CountedDay } from './counted-day.ts'
import styles from './numbers.module.css'
import { useNumberWords } from './words.ts'

interface DayTableProps {
  readonly days: readonly CountedDay[]
  readonly before: readonly CountedDay[] | undefined
}

/** What the chart shows, as numbers: the last day first. */
export function DayTable({ days, before }: DayTableProps) {
  const { t } = useTranslation('office')
  const words = useNumberWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys
    <section className={styles.scroller} tabIndex={0} aria-label={t('numbers.byDay')}>
      <table className={styles.days} aria-label={t('numbers.byDay')}>
        <thead>
          <tr>
            <th scope="col">{t('numbers.day')}</th>
            <th scope="col">{t('numbers.views')}</th>
            {before && <th scope="col">{t('numbers.beforeShort')}</th>}
            <th scope="col">{t('numbers.visitors')}</th>
            <th scope="col">{t('numbers.inquiries')}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .map(({ day, views, visitors, inquiries }, at) => (
              <tr key={day}>
                <th scope="row">{words.shortDay(day)}</th>
                <td>{words.number(views)}</td>
                {before && <td>{words.number(before[at]?.views ?? 0)}</td>}
                <td>{words.number(visitors)}</td>
                <td>{words.number(inquiries)}</td>
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </section>
  )
}
