import { type OperationInput, useCommandsContext } from '@vitrine/editor-core'
import {
  type BulkChange,
  type BulkResult,
  type ContentRow,
  contentKey,
  type EntitySpec,
  limits,
  type Status,
} from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChangedPlans, changePlans, type PlanChanges } from '../../content-plans/change-plans.ts'
import type { PlanAction } from '../../content-plans/schedule-dialog.tsx'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx'
import { ScreenLoadFailed } from '../../controls/screen-load-failed.tsx'
import { changeContents } from '../change-contents.ts'
import { type BulkChanged, changeInBulk, selectionOf } from '../change-in-bulk.ts'
import { contentRights } from '../content-rights.ts'
import type { RowSelection } from '../row-selection.ts'
import type { RowsView } from '../rows-view.ts'
import { chosenRows } from './chosen-rows.ts'
import styles from './table.module.css'

const BulkEdit = lazyWithRetry(async () => ({ default: (await import('./bulk-edit.tsx')).BulkEdit }), ScreenLoadFailed)

const ScheduleDialog = lazyWithRetry(
  async () => ({ default: (await import('../../content-plans/schedule-dialog.tsx')).ScheduleDialog }),
  ScreenLoadFailed,
)

interface SelectionBarProps {
  readonly entity: EntitySpec
  readonly view: RowsView
  /** How many match in all. */
  readonly total: number
  /** The ids of the rows of this page. */
  readonly onPage: readonly string[]
  readonly selected: RowSelection
  readonly onSelect: (selected: RowSelection) => void
  readonly onChanged: () => void
}

/** What was done last, to be taken back as one. */
interface Done {
  readonly text: string
  /** @returns how many were edited since and stay as they are. */
  readonly undo: (onProgress: (done: number) => void) => Promise<number | undefined>
  /** What could not be changed, and why. */
  readonly refusals?: BulkResult['refusals']
}

/** What can be done with the rows that are chosen; nothing where none are, and nothing is to be taken back. */
export function SelectionBar(props: SelectionBarProps) {
  const { entity, view, total, onPage, selected, onSelect, onChanged } = props
  const { t } = useTranslation('office')
  const { send, member, locale } = useOffice()
  const { mayManage } = contentRights(member)
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const [done, setDone] = useState<Done>()
  const [progress, setProgress] = useState<number>()
  /** What an undo left. */
  const [undone, setUndone] = useState<string>()
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const [asked, setAsked] = useState<'edit' | 'remove' | 'cancel' | PlanAction>()
  const count = selected === 'all' ? total : selected.size
  const isPageChosen = selected !== 'all' && onPage.length > 0 && onPage.every((id) => selected.has(id))

  function tell(next: Done) {
    setProgress(undefined)
    setDone(next)
    announcer.announce(next.text)
    onSelect(new Set())
    onChanged()
  }
  const toldOf = (changed: BulkChanged, textOf: (count: number) => string) => {
    const left = changed.refused > 0 ? ` ${t('contents.bulkRefused', { number: number(changed.refused) })}` : ''
    tell({ text: `${textOf(changed.changed)}${left}`, undo: changed.undo, refusals: changed.refusals })
  }
  /** All that match, of which the service knows which they are; single ones in one save. */
  async function changeAll(wanted: BulkChange, textOf: (count: number) => string) {
    const selection = selectionOf(entity, view, selected)
    toldOf(await changeInBulk(send, { kind: entity.kind, selection, change: wanted }, setProgress), textOf)
  }
  async function change(operationsOf: (row: ContentRow) => readonly OperationInput[], text: (count: number) => string) {
    const rows = await chosenRows(send, { entity, view, selected })
    const operations = rows.flatMap(operationsOf)
    if (operations.length === 0) return
    const { undo } = await changeContents(send, operations)
    tell({ text: text(operations.length), undo: () => undo().then(() => undefined) })
  }
  /** Plans, or cancels plans: one step, which is taken back as one. */
  async function plan(ofRows: (rows: readonly ContentRow[]) => PlanChanges, text: (changed: ChangedPlans) => string) {
    // Of all those that have plans come first in this order, and there are no more of them than may wait.
    const chosen = selected === 'all' ? { ...view, sort: 'scheduled', page: 1 } : view
    const changes = ofRows(await chosenRows(send, { entity, view: chosen, selected, most: limits.contentPlans }))
    const changed = await changePlans(send, changes)
    tell({ text: text(changed), undo: () => changed.undo().then(() => undefined) })
  }
  const plannedText = ({ planned, skipped }: ChangedPlans) =>
    [
      planned.length > 0 || skipped.length === 0 ? t('contentPlan.scheduled', { count: planned.length }) : '',
      skipped.length > 0 ? t('contentPlan.skipped', { count: skipped.length }) : '',
    ]
      .filter(Boolean)
      .join(' ')
  const cancelledText = ({ cancelled }: ChangedPlans) =>
    cancelled.length > 0 ? t('contentPlan.cancelled', { count: cancelled.length }) : t('contentPlan.nothing', { count })
  const keyOf = ({ id }: ContentRow) => contentKey({ kind: entity.kind, id })
  const setStatus = (status: Status) =>
    run(() => {
      const textOf = (changed: number) => t('contents.changed', { count: changed })
      if (selected === 'all') return changeAll({ type: 'status', status }, textOf)
      return change(
        (row) => (row.status === status ? [] : [{ type: 'change-content', content: keyOf(row), changes: { status } }]),
        textOf,
      )
    })

  if (count === 0 && !done && !undone && !error) return null
  return (
    <section className={styles.selection} aria-label={t('contents.selection')}>
      {count > 0 ? (
        <>
          <strong aria-live="polite">{t('contents.selected', { count })}</strong>
          {isPageChosen && total > onPage.length && (
            <button type="button" className={styles.link} onClick={() => onSelect('all')}>
              {t('contents.selectAll', { count: total })}
            </button>
          )}
          <button type="button" className={controls.button} onClick={() => setAsked('edit')}>
            {t('contents.edit')}
          </button>
          {mayManage && (
            <>
              <button
                type="button"
                className={controls.button}
                disabled={isBusy}
                onClick={() => void setStatus('published')}
              >
                {t('contents.publish')}
              </button>
              <button
                type="button"
                className={controls.button}
                disabled={isBusy}
                onClick={() => void setStatus('draft')}
              >
                {t('contents.withdraw')}
              </button>
              <button
                type="button"
                className={controls.button}
                disabled={isBusy}
                onClick={() => void setStatus('archived')}
              >
                {t('contents.archive')}
              </button>
              {(['publish', 'hide'] as const).map((action) => (
                <button
                  key={action}
                  type="button"
                  className={controls.button}
                  disabled={isBusy}
                  onClick={() => setAsked(action)}
                >
                  {t(`contentPlan.action.${action}`)}
                </button>
              ))}
              <button type="button" className={controls.button} disabled={isBusy} onClick={() => setAsked('cancel')}>
                {t('contentPlan.cancel')}
              </button>
              <button type="button" className={controls.button} disabled={isBusy} onClick={() => setAsked('remove')}>
                {t('action.delete')}
              </button>
            </>
          )}
          <button type="button" className={styles.link} onClick={() => onSelect(new Set())}>
            {t('contents.selectNone')}
          </button>
        </>
      ) : (
        done && (
          <>
            <span>{done.text}</span>
            {done.refusals && done.refusals.length > 0 && <Refusals refusals={done.refusals} />}
            <button
              type="button"
              className={controls.button}
              disabled={isBusy}
              onClick={() =>
                void run(async () => {
                  const kept = await done.undo(setProgress)
                  setProgress(undefined)
                  setDone(undefined)
                  const text = kept ? t('contents.undoneBut', { number: number(kept) }) : t('contents.undone')
                  setUndone(kept ? text : undefined)
                  announcer.announce(text)
                  onChanged()
                })
              }
            >
              {t('contents.undo')}
            </button>
          </>
        )
      )}
      {count === 0 && !done && undone && <span>{undone}</span>}
      {isBusy && progress !== undefined && <progress aria-label={t('contents.changing')} max={1} value={progress} />}
      <ActionError error={error} />
      {asked === 'edit' && (
        <Suspense>
          <BulkEdit
            {...{ entity, view, selected, count }}
            onClose={(changed) => {
              setAsked(undefined)
              if (changed) toldOf(changed, (changedCount) => t('contents.changed', { count: changedCount }))
            }}
          />
        </Suspense>
      )}
      {(asked === 'publish' || asked === 'hide') && (
        <Suspense>
          <ScheduleDialog
            title={t(asked === 'publish' ? 'contentPlan.publishManyTitle' : 'contentPlan.hideManyTitle', { count })}
            action={asked}
            problem={
              count > limits.contentPlans
                ? t('contentPlan.tooMany', { limit: number(limits.contentPlans), count: number(count) })
                : undefined
            }
            onSchedule={(chosen) =>
              plan((rows) => ({ plan: rows.map((row) => ({ content: keyOf(row), ...chosen })) }), plannedText)
            }
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          title={t('contentPlan.cancelManyTitle', { count })}
          action={t('contentPlan.cancel')}
          onConfirm={() =>
            plan((rows) => ({ cancel: rows.flatMap(({ plans = [] }) => plans.map(({ id }) => id)) }), cancelledText)
          }
          onClose={() => setAsked(undefined)}
        >
          <p>{t('contentPlan.cancelManyText')}</p>
        </ConfirmDialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={t('contents.deleteManyTitle', { count })}
          action={t('action.delete')}
          onConfirm={() =>
            selected === 'all'
              ? changeAll({ type: 'remove' }, (removed) => t('contents.deletedMany', { count: removed }))
              : change(
                  (row) => [{ type: 'remove-content', content: keyOf(row) }],
                  (removed) => t('contents.deletedMany', { count: removed }),
                )
          }
          onClose={() => setAsked(undefined)}
        >
          <p>{t('contents.deleteManyText')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

/** What could not be changed, each with the reason. */
function Refusals({ refusals }: { readonly refusals: BulkResult['refusals'] }) {
  const { t } = useTranslation('office')
  return (
    <details>
      <summary>{t('import.why')}</summary>
      <ul className={styles.refusals}>
        {refusals.map(({ id, name, message }) => (
          <li key={id}>
            <bdi>{name}</bdi>: {message}
          </li>
        ))}
      </ul>
    </details>
  )
}
