import { nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import { CallError, type EntitySpec, spreadsheetColumn, spreadsheetColumnsOf } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import { ActionError } from '../../../controls/action-error.tsx'
import { DataTable } from '../../../controls/data-table.tsx'
import { Card } from '../../../controls/page.tsx'
import { RequestState } from '../../../controls/request-state.tsx'
import { useQuery } from '../../../navigation/navigation-context.ts'
import { type CheckProgress, checkRows, type ImportOptions, LongCell, picturesNamed } from '../check/check-rows.ts'
import { cellText, guessDecimalSign } from '../columns/cells.ts'
import { fieldTitle } from '../columns/column-title.ts'
import { doubled, type Target } from '../columns/match-columns.ts'
import { choiceGroups, matchTitles, ownChoices } from '../columns/target-choices.ts'
import { type Matching, useMatching } from '../columns/use-matching.ts'
import type { ReadTable } from '../give/given-table.ts'
import type { GivenPictures } from '../give/pictures.ts'
import { problemInWords } from '../give/problem-in-words.ts'
import { ReadProblem } from '../reader/spreadsheet.ts'
import { ImportProgress } from '../review/import-progress.tsx'
import styles from '../spreadsheet.module.css'
import { ImportOptionFields } from './import-option-fields.tsx'

interface MatchColumnsProps {
  readonly entity: EntitySpec
  readonly read: ReadTable
  readonly pictures: GivenPictures | undefined
}

/** Says where each column of a file goes and what becomes of its rows, and has them checked. */
export function MatchColumns(props: MatchColumnsProps) {
  const { entity, read } = props
  const { matching, request } = useMatching(entity, read.table.columns)
  if (!matching) return <RequestState request={{ ...request, data: undefined }}>{() => null}</RequestState>
  return <MatchForm {...props} matching={matching} />
}

/** Which sign numbers have in the columns that hold numbers. */
function signOf({ table }: ReadTable, entity: EntitySpec, targets: readonly Target[]) {
  const numbers = targets.flatMap((target, at) => {
    const kind = target === null ? undefined : spreadsheetColumn(entity, target)?.kind
    return kind === 'number' || kind === 'money' ? [at] : []
  })
  return guessDecimalSign(table.rows.flatMap(({ cells }) => numbers.map((at) => cells[at] ?? null)))
}

function MatchForm({ entity, read, pictures, matching }: MatchColumnsProps & { readonly matching: Matching }) {
  const { t } = useTranslation('office')
  const { send, locale } = useOffice()
  const { announcer } = useCommandsContext()
  const [, setQuery] = useQuery()
  const { table } = read
  const { targets } = matching
  const guessedSign = useMemo(() => signOf(read, entity, targets), [read, entity, targets])
  const [options, setOptions] = useState<Partial<ImportOptions>>({})
  const all: ImportOptions = {
    ...{ emptyCells: 'keep', decimalSign: guessedSign, newAre: 'draft', newRows: 'add' },
    ...options,
  }
  const [progress, setProgress] = useState<CheckProgress>()
  const [error, setError] = useState<unknown>()
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const twice = doubled(targets)
  const isMatched = targets.some((target) => target !== null)

  async function check() {
    abort.current = new AbortController()
    const { signal } = abort.current
    setError(undefined)
    try {
      const id = await checkRows(send, {
        ...{ entity, table, targets, pictures, signal, options: all, name: read.given.name },
        onProgress: setProgress,
      })
      announcer.announce(t('import.checked'))
      setQuery({ id })
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    }
    setProgress(undefined)
  }
  return (
    <>
      <Columns {...{ entity, read, matching, twice }} />
      <Notes {...{ entity, table, targets, pictures }} />
      <Card title={t('import.options')}>
        <ImportOptionFields options={all} onChange={(changes) => setOptions({ ...options, ...changes })} />
      </Card>
      {error instanceof LongCell || error instanceof ReadProblem ? (
        <p role="alert" className={frames.note} data-kind="bad">
          {error instanceof LongCell
            ? t('import.problem.long-cell', { row: error.row, column: error.header })
            : problemInWords(error, { t, locale, of: 'pictures' })}
        </p>
      ) : (
        <ActionError
          error={error instanceof CallError ? error : error === undefined ? undefined : new Error('failed')}
        />
      )}
      {progress ? (
        <ImportProgress
          label={t(progress.stage === 'pictures' ? 'import.uploading' : 'import.checking')}
          done={progress.done}
          total={progress.total}
          onCancel={() => abort.current?.abort()}
        />
      ) : (
        <div className={styles.row}>
          <button
            type="button"
            className={controls.button}
            data-main
            disabled={!isMatched || twice.size > 0}
            onClick={() => void check()}
          >
            {t('import.check', { count: table.rows.length })}
          </button>
          <span className={frames.hint}>{t('import.checkHint')}</span>
        </div>
      )}
    </>
  )
}

interface ColumnsProps extends Pick<MatchColumnsProps, 'entity' | 'read'> {
  readonly matching: Matching
  readonly twice: ReadonlySet<string>
}

/** So many rows are looked through for a value that shows what a column holds. */
const SAMPLE = 200

function Columns({ entity, read: { table }, matching, twice }: ColumnsProps) {
  const { t } = useTranslation('office')
  const { label, locale } = useOffice()
  const { languages, targets, setTarget } = matching
  const parts = useMemo(
    () => ({
      ...{ entity, languages, label, fields: t('import.fields') },
      nameOf: (code: string) => nameOfLanguage(locale, code),
    }),
    [entity, languages, label, locale, t],
  )
  const groups = useMemo(() => choiceGroups(parts), [parts])
  const sample = table.rows.slice(0, SAMPLE)
  const rows = table.columns.map((header, at) => {
    const example = sample.find(({ cells }) => cells[at] !== null && cells[at] !== '')
    return { at, header, example: cellText(example?.cells[at], '.').slice(0, 80), target: targets[at] ?? null }
  })
  const nameOf = ({ header, at }: (typeof rows)[number]) => header || t('import.nameless', { number: at + 1 })
  return (
    <Card title={t('import.columns')}>
      <DataTable
        label={t('import.columns')}
        rows={rows}
        keyOf={({ at }) => String(at)}
        columns={[
          { id: 'header', label: t('import.inFile'), cell: (row) => <bdi>{nameOf(row)}</bdi> },
          {
            id: 'example',
            label: t('import.example'),
            cell: ({ example }) => (
              <span dir="auto" className={styles.example}>
                {example}
              </span>
            ),
          },
          {
            id: 'target',
            label: t('import.goesTo'),
            cell: (row) => {
              const own = ownChoices(row.header, row.target, parts)
              const isTwice = row.target !== null && twice.has(row.target)
              return (
                <>
                  <select
                    className={controls.select}
                    aria-label={t('import.goesToOf', { column: nameOf(row) })}
                    aria-invalid={isTwice || undefined}
                    aria-describedby={isTwice ? `import-twice-${row.at}` : undefined}
                    value={row.target ?? ''}
                    onChange={({ target }) => setTarget(row.at, target.value || null)}
                  >
                    <option value="">{t('import.ignore')}</option>
                    {groups.map((group, at) => (
                      <optgroup key={group.label} label={group.label}>
                        {group.choices.map(({ value, label: title }) => (
                          <option key={value} value={value}>
                            {title}
                          </option>
                        ))}
                        {at === 0 &&
                          own.map(({ value, label: title }) => (
                            <option key={value} value={value}>
                              {title}
                            </option>
                          ))}
                      </optgroup>
                    ))}
                  </select>
                  {isTwice && (
                    <p id={`import-twice-${row.at}`} className={frames.error}>
                      {t('import.twice')}
                    </p>
                  )}
                </>
              )
            },
          },
        ]}
      />
    </Card>
  )
}

interface NotesProps extends Pick<MatchColumnsProps, 'entity' | 'pictures'> {
  readonly table: ReadTable['table']
  readonly targets: readonly Target[]
}

/** So many names are listed of what is missing. */
const LISTED = 5

/** What follows from the matching, before anything is sent. */
function Notes({ entity, table, targets, pictures }: NotesProps) {
  const { t } = useTranslation('office')
  const { label, locale } = useOffice()
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names.slice(0, LISTED))
  const ignored = table.columns.filter((header, at) => header !== '' && targets[at] === null)
  const matched = targets.flatMap((target) => (target === null ? [] : (spreadsheetColumn(entity, target) ?? [])))
  const named = useMemo(() => picturesNamed(entity, table, targets, pictures), [entity, table, targets, pictures])
  const lacking = spreadsheetColumnsOf(entity)
    .filter(({ isRequired, list: inList, key }) => isRequired && !inList && !targets.includes(key))
    .map((column) => fieldTitle(label, entity, column))
  const files = named.others.filter((name) => !/^(?:https?:|\/)/i.test(name))
  return (
    <div className={styles.notes} role="status">
      {ignored.length > 0 && (
        <p className={frames.note}>{t('import.ignored', { count: ignored.length, columns: list(ignored) })}</p>
      )}
      {!matched.some(({ isMatch }) => isMatch) && (
        <p className={frames.note} data-kind="warn">
          {t('import.noKey', { columns: list(matchTitles(entity, label)) })}
        </p>
      )}
      {lacking.length > 0 && (
        <p className={frames.note} data-kind="warn">
          {t('import.lacking', { columns: list(lacking) })}
        </p>
      )}
      {named.given.length > 0 && (
        <p className={frames.note} data-kind="good">
          {t('import.picturesFound', { count: named.given.length })}
        </p>
      )}
      {files.length > 0 && (
        <p className={frames.note} data-kind="warn">
          {t('import.picturesMissing', { count: files.length, names: list(files) })}
        </p>
      )}
    </div>
  )
}
