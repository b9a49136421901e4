import {
  type BulkOutcome,
  type BulkPreviewItem,
  bulkOutcomes,
  type EntityColumn,
  type EntitySpec,
} from '@vitrine/schemas'
import { SegmentedControl } from '@vitrine/setters/internal'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { DataTable } from '../../controls/data-table.tsx'
import { Pager } from '../../controls/pager.tsx'
import { Value } from './cell.tsx'
import { columnLabel } from './column-label.ts'
import styles from './table.module.css'
import type { BulkPreview as Preview } from './use-bulk-preview.ts'

/** So many are shown at once. */
const SHOWN = 8

interface BulkPreviewProps {
  readonly entity: EntitySpec
  readonly column: EntityColumn
  readonly language: string
  readonly preview: Preview
}

/** What becomes of each of the contents, with the value before and after, before any of it counts. */
export function BulkPreview({ entity, column, language, preview }: BulkPreviewProps) {
  const { t } = useTranslation('office')
  const { label, locale } = useOffice()
  const labelId = useId()
  const { items, counts, total, isComplete, error } = preview
  const [wanted, setWanted] = useState<BulkOutcome>()
  const [page, setPage] = useState(1)
  const outcome = wanted ?? bulkOutcomes.find((one) => counts[one] > 0) ?? 'changed'
  const shown = items.filter((item) => item.outcome === outcome)
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const value = (of: BulkPreviewItem['before']) => of && <Value {...{ entity, column, language }} row={of} />
  if (error) return <ActionError error={error} />
  return (
    <div className={styles.bulkPreview} aria-busy={!isComplete}>
      <p role="status" id={labelId} className={styles.bulkSummary}>
        {isComplete
          ? t('contents.bulkSummary', {
              changed: number(counts.changed),
              same: number(counts.same),
              refused: number(counts.refused),
            })
          : t('contents.checking')}
      </p>
      {!isComplete && total !== undefined && (
        <progress aria-label={t('contents.checking')} max={total} value={items.length} />
      )}
      {items.length > 0 && (
        <>
          <SegmentedControl
            name="outcome"
            labelId={labelId}
            disabled={false}
            choices={bulkOutcomes.map((one) => ({
              value: one,
              label: t(`contents.outcome.${one}`, { number: number(counts[one]) }),
              isChosen: one === outcome,
            }))}
            onChoose={(one) => {
              setWanted(one as BulkOutcome)
              setPage(1)
            }}
          />
          <DataTable
            label={t('contents.outcomes')}
            rows={shown.slice((page - 1) * SHOWN, page * SHOWN)}
            keyOf={({ id }) => id}
            columns={[
              {
                id: 'title',
                label: columnLabel(label, entity, { ...column, name: 'title', path: entity.title }),
                cell: ({ name }) => <bdi>{name}</bdi>,
              },
              { id: 'before', label: t('contents.before'), cell: ({ before }) => value(before) },
              outcome === 'refused'
                ? { id: 'why', label: t('import.why'), cell: ({ message }) => message }
                : { id: 'after', label: t('contents.after'), cell: ({ after }) => value(after) },
            ]}
          />
          <Pager page={page} pageSize={SHOWN} total={shown.length} onChange={setPage} />
        </>
      )}
    </div>
  )
}
