import { nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import {
  applyContentImport,
  cancelContentImport,
  contentImportDetail,
  type EntitySpec,
  type ImportOutcome,
  spreadsheetColumn,
  undoContentImport,
} from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import { useAction, useCall } from '../../../context/use-call.ts'
import { ActionError } from '../../../controls/action-error.tsx'
import { isolated } from '../../../controls/isolated.ts'
import { Badge, Card, Page } from '../../../controls/page.tsx'
import { EmptyState, RequestState } from '../../../controls/request-state.tsx'
import { ScreenPager } from '../../../controls/screen-pager.tsx'
import { Link } from '../../../navigation/link.tsx'
import { useNavigation, useQuery } from '../../../navigation/navigation-context.ts'
import { type Pages, usePages } from '../../../navigation/use-pages.ts'
import { pathOfKind } from '../../kinds.ts'
import { columnTitle } from '../columns/column-title.ts'
import styles from '../spreadsheet.module.css'
import type { ContentImport } from './content-import.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportRows } from './import-rows.tsx'

/** How often it is asked how far a job is, in milliseconds. */
const EVERY = 1000
const PAGE_SIZE = 50

/** In the order of their tabs. */
const outcomes: readonly ImportOutcome[] = ['new', 'changed', 'applied', 'undone', 'kept', 'edited', 'refused', 'same']

const isRunning = ({ state }: ContentImport): boolean => state === 'applying' || state === 'undoing'

interface ImportReviewProps {
  readonly entity: EntitySpec
  readonly id: string
}

/** What an import would change, applies it, and says what became of it. */
export function ImportReview({ entity, id }: ImportReviewProps) {
  const { t } = useTranslation('office')
  const [query] = useQuery()
  const wanted = outcomes.find((one) => one === query.get('outcome'))
  const pages = usePages(PAGE_SIZE)
  // Which rows are shown first is known once they are counted.
  const [first, setFirst] = useState<ImportOutcome>()
  const outcome = wanted ?? first
  const request = useCall(contentImportDetail, {
    ...{ id, page: pages.page, pageSize: PAGE_SIZE },
    ...(outcome !== undefined && { outcome }),
  })
  const { data, refresh } = request
  const isGoing = data !== undefined && isRunning(data)
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(refresh, EVERY)
    return () => clearInterval(timer)
  }, [isGoing, refresh])
  const counted = data && outcomes.find((one) => data.counts[one] > 0)
  // After it was applied there are other rows to be seen.
  useEffect(() => setFirst(counted), [counted])
  const path = pathOfKind[entity.kind]
  if (!data)
    return (
      <Page title={t(`import.title.${entity.kind}`)} back={{ to: `/${path}`, label: t('contents.back') }}>
        <RequestState request={request}>{() => null}</RequestState>
      </Page>
    )
  return (
    <Page
      title={t(`import.title.${entity.kind}`)}
      back={{ to: `/${path}`, label: t('contents.back') }}
      mark={<Badge tone={data.state === 'done' ? 'good' : 'plain'}>{t(`import.state.${data.state}`)}</Badge>}
    >
      <Card title={t('import.of', { name: isolated(data.name) })}>
        <Course {...{ entity }} found={data} onChanged={refresh} />
      </Card>
      <Outcomes found={data} shown={outcome} />
      <Rows {...{ entity, pages }} found={data} onChanged={refresh} />
    </Page>
  )
}

interface FoundProps {
  readonly entity: EntitySpec
  readonly found: ContentImport
  readonly onChanged: () => void
}

/** What was done, and what can be done next. */
function Course({ entity, found, onChanged }: FoundProps) {
  const { t } = useTranslation('office')
  const { send, locale } = useOffice()
  const { announcer } = useCommandsContext()
  const navigation = useNavigation()
  const { isBusy, error, run } = useAction()
  const { id, state, counts, done = 0, total, mayUndo } = found
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const path = pathOfKind[entity.kind]
  const changes = counts.new + counts.changed
  const act = (what: () => Promise<unknown>) =>
    run(async () => {
      await what()
      onChanged()
    })
  useEffect(() => {
    if (state === 'done') announcer.announce(t('import.done', { count: counts.applied }))
    if (state === 'undone') announcer.announce(t('import.undone'))
  }, [state, announcer, t, counts.applied])

  const undo = mayUndo && (
    <button
      type="button"
      className={controls.button}
      disabled={isBusy}
      onClick={() => void act(() => send(undoContentImport, { id }))}
    >
      {t('contents.undo')}
    </button>
  )
  return (
    <div className={styles.stack}>
      {state === 'checking' && (
        <>
          <p className={styles.text}>
            {t('import.summary', {
              new: number(counts.new),
              changed: number(counts.changed),
              same: number(counts.same),
              refused: number(counts.refused),
            })}
          </p>
          <div className={styles.row}>
            {changes > 0 ? (
              <button
                type="button"
                className={controls.button}
                data-main
                disabled={isBusy}
                onClick={() => void act(() => send(applyContentImport, { id }))}
              >
                {t('import.apply', { count: changes })}
              </button>
            ) : (
              <Link to={`/${path}`} className={controls.button} data-main>
                {t('import.open')}
              </Link>
            )}
            <button
              type="button"
              className={controls.button}
              disabled={isBusy}
              onClick={() =>
                void run(async () => {
                  await send(cancelContentImport, { id })
                  navigation.go(`/${path}`)
                })
              }
            >
              {t('import.discard')}
            </button>
          </div>
          {changes === 0 && <p className={frames.hint}>{t('import.nothing')}</p>}
        </>
      )}
      {isRunning(found) && (
        <ImportProgress
          label={t(state === 'undoing' ? 'import.undoing' : 'import.applying')}
          hint={t('import.mayLeave')}
          isCancelling={isBusy}
          {...{ done, total }}
          {...(state === 'applying' && { onCancel: () => void act(() => send(cancelContentImport, { id })) })}
        />
      )}
      {(state === 'done' || state === 'cancelled' || state === 'failed' || state === 'undone') && (
        <>
          <div
            role="status"
            className={frames.note}
            data-kind={state === 'done' ? 'good' : state === 'failed' ? 'bad' : undefined}
          >
            <p className={styles.text}>
              {state === 'undone'
                ? t('import.undone')
                : t(state === 'done' ? 'import.done' : state === 'failed' ? 'import.failed' : 'import.cancelled', {
                    count: counts.applied,
                  })}{' '}
              {counts.edited > 0 && t('import.edited', { count: counts.edited })}{' '}
              {counts.kept > 0 && t('import.kept', { count: counts.kept })}{' '}
              {state !== 'undone' && counts.refused > 0 && t('import.leftOut', { count: counts.refused })}
            </p>
          </div>
          <div className={styles.row}>
            <Link to={`/${path}?sort=-updated`} className={controls.button} data-main={state === 'done' || undefined}>
              {t('import.open')}
            </Link>
            {undo}
            <Link to={`/${path}/import`} className={controls.button}>
              {t('import.another')}
            </Link>
          </div>
        </>
      )}
      <ActionError error={error} />
    </div>
  )
}

/** The rows by what becomes of them, each with how many there are. */
function Outcomes({
  found: { counts, id },
  shown,
}: {
  readonly found: ContentImport
  readonly shown: ImportOutcome | undefined
}) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { state } = useNavigation()
  const { screen } = state.getState()
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const there = outcomes.filter((one) => counts[one] > 0)
  if (there.length === 0) return null
  return (
    <nav className={styles.tabs} aria-label={t('import.outcomes')}>
      {there.map((one) => (
        <Link
          key={one}
          to={`/${screen}/import?id=${encodeURIComponent(id)}&outcome=${one}`}
          aria-current={one === shown ? 'page' : undefined}
        >
          {t(`import.outcome.${one}`, { number: number(counts[one]) })}
        </Link>
      ))}
    </nav>
  )
}

function Rows({ entity, found, pages, onChanged }: FoundProps & { readonly pages: Pages }) {
  const { t } = useTranslation('office')
  const { label, locale } = useOffice()
  const { items, total } = found.rows
  const titleOf = (key: string) => {
    const column = spreadsheetColumn(entity, key)
    return column ? columnTitle(label, entity, column, (code) => nameOfLanguage(locale, code)) : key
  }
  if (items.length === 0) return <EmptyState text={t('import.noRows')} />
  return (
    <>
      <Card>
        <ImportRows {...{ entity, found, titleOf, onChanged }} />
      </Card>
      <ScreenPager {...pages} total={total} />
    </>
  )
}
