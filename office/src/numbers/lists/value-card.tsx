import { type NumberDimension, siteNumbers } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../context/use-call.ts'
import { type Column, DataTable } from '../../controls/data-table.tsx'
import { Card } from '../../controls/page.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import type { CountedRow } from '../counted-day.ts'
import styles from '../numbers.module.css'
import type { DaySpan } from '../span.ts'
import { useNumberWords } from '../words.ts'
import { ValueTable } from './value-table.tsx'

/** So many rows are shown at first. */
const FIRST = 8

interface ValueCardProps {
  readonly span: DaySpan
  readonly by: NumberDimension
  readonly title: string
  readonly hint?: string
  /** What is said where there are no rows. */
  readonly empty: string
  readonly columns: readonly Column<CountedRow>[]
  readonly to?: ((row: CountedRow) => string | undefined) | undefined
}

type TableProps = Pick<ValueCardProps, 'columns' | 'to'> & {
  readonly label: string
  readonly rows: readonly CountedRow[]
}

/** What leads somewhere has more columns than a phone has room for. */
const Table = ({ to, ...table }: TableProps) =>
  to === undefined ? <ValueTable {...table} /> : <DataTable {...table} keyOf={({ value }) => value} to={to} />

/** What was counted by one thing, the most of it first. */
export function ValueCard({ span, by, title, hint, empty, columns, to }: ValueCardProps) {
  const { t } = useTranslation('office')
  const words = useNumberWords()
  const request = useCall(siteNumbers, { ...span, by })
  const [isAll, setAll] = useState(false)
  return (
    <Card title={title}>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <RequestState request={request}>
        {({ rows, total }): ReactNode =>
          rows.length === 0 ? (
            <p className={styles.soft}>{empty}</p>
          ) : (
            <>
              <Table label={title} columns={columns} rows={isAll ? rows : rows.slice(0, FIRST)} to={to} />
              {rows.length > FIRST && (
                <p className={styles.more}>
                  <button
                    type="button"
                    className={controls.button}
                    aria-expanded={isAll}
                    onClick={() => setAll(!isAll)}
                  >
                    {isAll ? t('numbers.showLess') : t('numbers.showMore', { value: words.number(rows.length) })}
                  </button>
                </p>
              )}
              {isAll && total > rows.length && (
                <p className={styles.hint}>
                  {t('numbers.leftOut', { shown: words.number(rows.length), total: words.number(total) })}
                </p>
              )}
            </>
          )
        }
      </RequestState>
    </Card>
  )
}
