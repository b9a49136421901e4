import type { EntitySpec } from '@vitrine/schemas'
import { contentImportDetail } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import { useAction } from '../../../context/use-call.ts'
import { ActionError } from '../../../controls/action-error.tsx'
import { DataTable } from '../../../controls/data-table.tsx'
import { saveFile } from '../../../controls/save-file.ts'
import { Link } from '../../../navigation/link.tsx'
import { pathOfKind } from '../../kinds.ts'
import styles from '../spreadsheet.module.css'
import type { ContentImport, ImportRow } from './content-import.ts'
import { MendRow } from './mend-row.tsx'
import { csvOf } from './refused-csv.ts'

interface ImportRowsProps {
  readonly entity: EntitySpec
  readonly found: ContentImport
  /** What a column is called, by its key. */
  readonly titleOf: (key: string) => string
  readonly onChanged: () => void
}

/** Rows with what each changes, or why it is refused. Those that are refused can be corrected, or taken along. */
export function ImportRows({ entity, found, titleOf, onChanged }: ImportRowsProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const [mended, setMended] = useState<ImportRow>()
  const { items } = found.rows
  // What something new is called stands beside it.
  const isNoName = ({ column, before }: ImportRow['changes'][number]) => column !== entity.title || before !== undefined
  const areRefused = items.some(({ outcome }) => outcome === 'refused')
  const mayMend = areRefused && found.state === 'checking'
  return (
    <>
      {areRefused && <DownloadRefused {...{ found, titleOf }} />}
      <DataTable
        label={t('import.rows')}
        rows={items}
        keyOf={({ row }) => String(row)}
        columns={[
          {
            id: 'row',
            label: t('import.row'),
            cell: ({ row }) => t('import.rowNumber', { row: new Intl.NumberFormat(locale).format(row) }),
          },
          { id: 'name', label: t('import.name'), cell: (row) => <NameOf {...{ entity, found, row }} /> },
          {
            id: 'changes',
            label: t(areRefused ? 'import.why' : 'import.changes'),
            cell: ({ changes, problems }) =>
              problems.length > 0 ? (
                <ul className={styles.changes}>
                  {problems.map(({ column, message }) => (
                    <li key={`${column} ${message}`} className={frames.error}>
                      {column !== undefined && `${titleOf(column)}: `}
                      {message}
                    </li>
                  ))}
                </ul>
              ) : (
                <Changes {...{ titleOf }} changes={changes.filter(isNoName)} />
              ),
          },
          ...(mayMend
            ? [
                {
                  id: 'mend',
                  label: t('import.mend'),
                  hidesLabel: true,
                  isAtEnd: true,
                  cell: (row: ImportRow) => (
                    <button
                      type="button"
                      className={controls.button}
                      aria-label={t('import.mendRow', { row: row.row })}
                      onClick={() => setMended(row)}
                    >
                      {t('import.mend')}
                    </button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {mended && (
        <MendRow
          {...{ found, titleOf }}
          row={mended}
          onClose={(isChanged) => {
            setMended(undefined)
            if (isChanged) onChanged()
          }}
        />
      )}
    </>
  )
}

function NameOf({ entity, found, row }: Pick<ImportRowsProps, 'entity' | 'found'> & { readonly row: ImportRow }) {
  const { record, cells, outcome } = row
  // Of a refused row that no record was found for: what stands where the name would.
  const at = found.columns.findIndex(({ to }) => to === entity.title)
  const name = record?.name || cells[at] || ''
  const isThere =
    record &&
    outcome !== 'new' &&
    outcome !== 'refused' &&
    !(outcome === 'undone' && !row.changes.some(({ before }) => before !== undefined))
  if (!isThere) return <bdi>{name}</bdi>
  return (
    <Link to={`/${pathOfKind[entity.kind]}/${record.id}`} dir="auto">
      {name || record.id}
    </Link>
  )
}

/** So many fields of a row are shown; more are counted. */
const SHOWN = 6

function Changes({ changes, titleOf }: { readonly changes: ImportRow['changes'] } & Pick<ImportRowsProps, 'titleOf'>) {
  const { t } = useTranslation('office')
  const more = changes.length - SHOWN
  return (
    <ul className={styles.changes}>
      {changes.slice(0, SHOWN).map(({ column, before, after, isKept }) => (
        <li key={column}>
          <span className={styles.field}>{titleOf(column)}</span>{' '}
          {before !== undefined && (
            <>
              <del dir="auto">{before}</del>{' '}
              <ArrowRight size={12} aria-label={t('import.becomes')} className={styles.mirrored} />{' '}
            </>
          )}
          {after === undefined ? <em>{t('import.removed')}</em> : <ins dir="auto">{after}</ins>}
          {isKept && <span className={styles.field}> {t('import.keptValue')}</span>}
        </li>
      ))}
      {more > 0 && <li className={styles.field}>{t('import.more', { count: more })}</li>}
    </ul>
  )
}

/** So many rows are asked for at once. */
const PAGE = 100

function DownloadRefused({ found, titleOf }: Pick<ImportRowsProps, 'found' | 'titleOf'>) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { isBusy, error, run } = useAction()
  const { id, columns, counts } = found
  const download = () =>
    run(async () => {
      const rows: ImportRow[] = []
      while (rows.length < counts.refused) {
        const { rows: more } = await send(contentImportDetail, {
          ...{ id, outcome: 'refused', pageSize: PAGE, page: rows.length / PAGE + 1 },
        })
        rows.push(...more.items)
        if (more.items.length < PAGE) break
      }
      const why = ({ problems }: ImportRow) =>
        problems
          .map(({ column, message }) => (column === undefined ? message : `${titleOf(column)}: ${message}`))
          .join(' ')
      const head = [...columns.map(({ header }) => header), t('import.why')]
      saveFile(csvOf([head, ...rows.map((row) => [...row.cells, why(row)])]), t('import.refusedFile'))
    })
  return (
    <div className={styles.row}>
      <button type="button" className={controls.button} disabled={isBusy} onClick={() => void download()}>
        {t('import.downloadRefused', { count: counts.refused })}
      </button>
      <ActionError error={error} />
    </div>
  )
}
