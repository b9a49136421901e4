import { nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import {
  applyTranslationImport,
  chooseTranslations,
  removeTranslationImport,
  type TranslationOutcome,
  translationImportDetail,
  undoTranslationImport,
} from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ImportProgress } from '../../contents/spreadsheet/review/import-progress.tsx'
import spreadsheet from '../../contents/spreadsheet/spreadsheet.module.css'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { isolated } from '../../controls/isolated.ts'
import { Badge, Card } from '../../controls/page.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { ScreenPager } from '../../controls/screen-pager.tsx'
import { Link } from '../../navigation/link.tsx'
import { useNavigation, useQuery } from '../../navigation/navigation-context.ts'
import { usePages } from '../../navigation/use-pages.ts'
import styles from '../settings.module.css'
import { ImportedText } from './imported-text.tsx'
import { stateKeys } from './state-keys.ts'
import type { TranslationImport } from './translation-import.ts'

const ADDRESS = '/settings/translation-files'
/** How often it is asked how far a job is, in milliseconds. */
const EVERY = 1000
const PAGE_SIZE = 50

/** Those that are listed, in the order of their tabs; what stays the same is only counted. */
const outcomes = ['conflict', 'new', 'changed', 'refused', 'applied', 'edited', 'undone', 'kept'] as const
type Listed = (typeof outcomes)[number]

const isAtWork = ({ state }: TranslationImport): boolean =>
  state === 'checking' || state === 'applying' || state === 'undoing'

/** What a file of translations would change, applies it, and says what became of it. */
export function ImportReview({ id }: { readonly id: string }) {
  const { t } = useTranslation('office')
  const [query] = useQuery()
  const pages = usePages(PAGE_SIZE)
  const wanted = outcomes.find((one) => one === query.get('outcome'))
  const { page } = pages
  const counted = useCall(translationImportDetail, { id, pageSize: 1 })
  const found = counted.data
  const first = found && outcomes.find((one) => found.counts[one] > 0)
  const outcome = wanted !== undefined && found && found.counts[wanted] > 0 ? wanted : first
  const listed = useCall(
    translationImportDetail,
    { id, page, pageSize: PAGE_SIZE, ...(outcome !== undefined && { outcome }) },
    { isReady: outcome !== undefined },
  )
  const isGoing = found !== undefined && isAtWork(found)
  const { refresh } = counted
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(refresh, EVERY)
    return () => clearInterval(timer)
  }, [isGoing, refresh])
  const { state } = found ?? {}
  const { refresh: refreshRows } = listed
  // What became of the rows is known when a job has ended.
  useEffect(() => {
    if (state !== undefined) refreshRows()
  }, [state, refreshRows])
  const onChanged = () => {
    refresh()
    refreshRows()
  }
  return (
    <div className={styles.stack}>
      <div>
        <Link to={ADDRESS} className={controls.button}>
          {t('translationFiles.back')}
        </Link>
      </div>
      <RequestState request={counted}>
        {(data) => (
          <>
            <Course found={data} onChanged={onChanged} />
            <Outcomes found={data} shown={outcome} />
            {outcome !== undefined && listed.data && (
              <>
                <Card>
                  {data.state === 'ready' && (outcome === 'conflict' || outcome === 'refused') && (
                    <ChooseAll id={id} outcome={outcome} found={listed.data} onChanged={onChanged} />
                  )}
                  <ul className={styles.plainList}>
                    {listed.data.rows.items.map((row) => (
                      <ImportedText
                        key={row.row}
                        {...{ id, row }}
                        language={data.language}
                        isOpen={data.state === 'ready'}
                        onChanged={onChanged}
                      />
                    ))}
                  </ul>
                </Card>
                <ScreenPager {...pages} total={listed.data.rows.total} />
              </>
            )}
          </>
        )}
      </RequestState>
    </div>
  )
}

interface FoundProps {
  readonly found: TranslationImport
  readonly onChanged: () => void
}

/** What was done, and what can be done next. */
function Course({ found, onChanged }: FoundProps) {
  const { t } = useTranslation('office')
  const { send, locale, may } = useOffice()
  const { announcer } = useCommandsContext()
  const navigation = useNavigation()
  const { isBusy, error, run } = useAction()
  const { id, name, state, counts, done = 0, total, mayUndo, message, language } = found
  const act = (what: () => Promise<unknown>) =>
    run(async () => {
      await what()
      onChanged()
    })
  useEffect(() => {
    if (state === 'done') announcer.announce(t('import.done', { count: counts.applied }))
    if (state === 'undone') announcer.announce(t('import.undone'))
  }, [state, announcer, t, counts.applied])
  const mayChange = may('draft.write')
  const isOver = state === 'done' || state === 'undone' || state === 'failed'
  return (
    <Card
      title={t('import.of', { name: isolated(name) })}
      tools={<Badge tone={state === 'done' ? 'good' : 'plain'}>{t(stateKeys[state])}</Badge>}
    >
      <div className={styles.stack}>
        {language !== undefined && <p className={styles.text}>{nameOfLanguage(locale, language)}</p>}
        {state === 'unreadable' && (
          <p role="alert" className={frames.error}>
            {message}
          </p>
        )}
        {isAtWork(found) && (
          <ImportProgress
            label={t(
              state === 'checking'
                ? 'translationFiles.checking'
                : state === 'undoing'
                  ? 'import.undoing'
                  : 'import.applying',
            )}
            hint={t('import.mayLeave')}
            {...{ done, total }}
          />
        )}
        {isOver && (
          <p role="status" className={frames.note} data-kind={state === 'failed' ? 'bad' : 'good'}>
            {state === 'undone'
              ? t('import.undone')
              : t(state === 'failed' ? 'import.failed' : 'import.done', { count: counts.applied })}{' '}
            {counts.edited > 0 && t('import.edited', { count: counts.edited })}{' '}
            {counts.kept > 0 && t('import.kept', { count: counts.kept })}
          </p>
        )}
        {state === 'ready' && counts.toImport === 0 && <p className={frames.hint}>{t('import.nothing')}</p>}
        {mayChange && (
          <div className={styles.row}>
            {state === 'ready' && counts.toImport > 0 && (
              <button
                type="button"
                className={controls.button}
                data-main
                disabled={isBusy}
                onClick={() => void act(() => send(applyTranslationImport, { id }))}
              >
                {t('import.apply', { count: counts.toImport })}
              </button>
            )}
            {mayUndo && (
              <button
                type="button"
                className={controls.button}
                disabled={isBusy}
                onClick={() => void act(() => send(undoTranslationImport, { id }))}
              >
                {t('contents.undo')}
              </button>
            )}
            {(state === 'ready' || state === 'unreadable') && (
              <button
                type="button"
                className={controls.button}
                disabled={isBusy}
                onClick={() =>
                  void run(async () => {
                    await send(removeTranslationImport, { id })
                    navigation.go(ADDRESS)
                  })
                }
              >
                {t('import.discard')}
              </button>
            )}
          </div>
        )}
        <ActionError error={error} />
      </div>
    </Card>
  )
}

/** The texts by what becomes of them, each with how many there are. */
function Outcomes({
  found: { id, counts },
  shown,
}: {
  readonly found: TranslationImport
  readonly shown: Listed | undefined
}) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const nameOf = (one: TranslationOutcome) =>
    one === 'conflict'
      ? t('translationFiles.conflicts', { number: number(counts.conflict) })
      : t(`import.outcome.${one}`, { number: number(counts[one]) })
  const there = outcomes.filter((one) => counts[one] > 0)
  return (
    <>
      {there.length > 0 && (
        <nav className={spreadsheet.tabs} aria-label={t('import.outcomes')}>
          {there.map((one) => (
            <Link
              key={one}
              to={`${ADDRESS}?id=${encodeURIComponent(id)}&outcome=${one}`}
              aria-current={one === shown ? 'page' : undefined}
            >
              {nameOf(one)}
            </Link>
          ))}
        </nav>
      )}
      {counts.same > 0 && <p className={frames.hint}>{nameOf('same')}</p>}
    </>
  )
}

interface ChooseAllProps extends FoundProps {
  readonly id: string
  readonly outcome: 'conflict' | 'refused'
}

/** One choice for all of an outcome. */
function ChooseAll({ id, outcome, found, onChanged }: ChooseAllProps) {
  const { t } = useTranslation('office')
  const { send, may } = useOffice()
  const { isBusy, error, run } = useAction()
  if (!may('draft.write') || !found.rows.items.some(({ mayUseFile }) => mayUseFile)) return null
  const choose = (use: 'file' | 'here') =>
    void run(async () => {
      await send(chooseTranslations, { id, outcome, use })
      onChanged()
    })
  return (
    <div className={styles.row}>
      <button type="button" className={controls.button} disabled={isBusy} onClick={() => choose('file')}>
        {t('translationFiles.useFileAll')}
      </button>
      <button type="button" className={controls.button} disabled={isBusy} onClick={() => choose('here')}>
        {t('translationFiles.keepAll')}
      </button>
      <ActionError error={error} />
    </div>
  )
}
