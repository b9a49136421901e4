import { useTranslation } from 'react-i18next'
import { type CountedDay, counts, sumOf } from './counted-day.ts'
import styles from './numbers.module.css'
import { useNumberWords } from './words.ts'

interface TotalsProps {
  readonly days: readonly CountedDay[]
  /** The days before; nothing where they are not compared, or nothing was counted then. */
  readonly before: readonly CountedDay[] | undefined
}

/** What all days come to, and how that was before. */
export function Totals({ days, before }: TotalsProps) {
  const { t } = useTranslation('office')
  const words = useNumberWords()
  const compared = (now: number, then: number) =>
    t('numbers.before', {
      count: days.length,
      value: words.number(then),
      change: then === 0 ? '' : t('numbers.change', { change: words.change((now - then) / then) }),
    }).trim()
  return (
    <dl className={styles.totals}>
      {counts.map((count) => {
        const sum = sumOf(days, count)
        return (
          <div key={count} className={styles.total}>
            <dt>{t(`numbers.${count}`)}</dt>
            <dd>
              <span className={styles.figure}>{words.number(sum)}</span>
              {before && <span className={styles.soft}>{compared(sum, sumOf(before, count))}</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
