import { always } from '@vitrine/editor-core'
import { contentRows, type EntitySpec } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { lazyWithRetry } from '@vitrine/setters/internal'
import Package from 'lucide-react/icons/package'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cellKeys, duplicateKeys, orderKeys, selectKeys } from '../../context/cell-keys.ts'
import { useOffice } from '../../context/office-context.ts'
import { useScreenCommands } from '../../context/screen-commands.ts'
import { useCall } from '../../context/use-call.ts'
import { Page } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { ScreenLoadFailed } from '../../controls/screen-load-failed.tsx'
import { ScreenPager } from '../../controls/screen-pager.tsx'
import { Link } from '../../navigation/link.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import { usePages } from '../../navigation/use-pages.ts'
import { AddContent } from '../add-content.tsx'
import { contentRights } from '../content-rights.ts'
import { DeletedNotice } from '../deleted/deleted-notice.tsx'
import { pathOfKind } from '../kinds.ts'
import { type ListedRowsRef, listOf } from '../listed-rows.ts'
import { useNextLanguage } from '../next-language.ts'
import type { RowSelection } from '../row-selection.ts'
import { PAGE_SIZE, readRowsView, rowsQuestion } from '../rows-view.ts'
import { useContentLanguages } from '../use-content-languages.ts'
import { EditableRows } from './editable-rows.tsx'
import { SavedViews } from './saved-views.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TableTools } from './table-tools.tsx'
import { useTableEditing } from './use-table-editing.ts'

const ExportDialog = lazyWithRetry(
  async () => ({ default: (await import('../spreadsheet/export/export-dialog.tsx')).ExportDialog }),
  ScreenLoadFailed,
)

interface ContentTableProps {
  readonly entity: EntitySpec
  readonly listed: ListedRowsRef
}

/** All contents of a kind: found, filtered, sorted and chosen; each leads to its form. */
export function ContentTable({ entity, listed }: ContentTableProps) {
  const { t } = useTranslation('office')
  const { kind } = entity
  const { may, member } = useOffice()
  const { mayAdd, mayManage } = contentRights(member)
  const [query, setQuery] = useQuery()
  const view = useMemo(() => readRowsView(entity, query), [entity, query])
  const languages = useContentLanguages()
  const pages = usePages(PAGE_SIZE)
  const request = useCall(contentRows, rowsQuestion(entity, view))
  const [selected, setSelected] = useState<RowSelection>(new Set())
  // What is chosen is counted among what matches: after another search or filter it would be other rows, or unseen ones.
  const matching = `${query.get('q') ?? ''} ${query.get('filter') ?? ''}`
  const [chosenOf, setChosenOf] = useState(matching)
  if (chosenOf !== matching) {
    setChosenOf(matching)
    setSelected(new Set())
  }
  const [isAdding, setAdding] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const editing = useTableEditing(entity, view, languages)
  useNextLanguage(languages, editing.language)
  // The form of a content goes on to those beside it.
  useEffect(() => {
    listed.current = listOf(entity, query)
  }, [listed, entity, query])
  const { isEditable, isOrdered } = editing
  useScreenCommands(
    useMemo(
      () => [
        ...(mayAdd
          ? [
              {
                id: 'add-content',
                label: `contents.add.${kind}` as const,
                icon: Plus,
                group: 'screen',
                shortcuts: ['c'],
                can: always,
                run: () => setAdding(true),
              },
            ]
          : []),
        ...(mayAdd ? selectKeys : []),
        ...(mayAdd ? duplicateKeys : []),
        ...(isEditable ? cellKeys : []),
        ...(isOrdered ? orderKeys : []),
      ],
      [mayAdd, kind, isEditable, isOrdered],
    ),
  )
  const isNarrowed = view.q !== '' || Object.keys(view.filter).length > 0 || view.page > 1
  return (
    <Page
      title={t(`screen.${pathOfKind[kind]}`)}
      isWide
      actions={
        <>
          {may('content.write') && (
            <Link to={`/${pathOfKind[kind]}/import`} className={controls.button}>
              {t('import.start')}
            </Link>
          )}
          <button type="button" className={controls.button} onClick={() => setExporting(true)}>
            {t('export.start')}
          </button>
          {mayManage && (
            <Link to={`/${pathOfKind[kind]}/deleted`} className={controls.button}>
              {t('deleted.title')}
            </Link>
          )}
          {mayAdd && (
            <button type="button" className={controls.button} data-main onClick={() => setAdding(true)}>
              <Plus size={16} aria-hidden />
              {t(`contents.add.${kind}`)}
            </button>
          )}
        </>
      }
    >
      <SavedViews entity={entity} />
      <TableTools {...{ entity, view, languages }} />
      <RequestState request={request}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState
              icon={Package}
              text={t(isNarrowed ? 'contents.noMatch' : mayAdd ? `contents.empty.${kind}` : 'contents.emptyRead')}
            >
              {isNarrowed && (
                <button
                  type="button"
                  className={controls.button}
                  onClick={() => setQuery({ q: undefined, filter: undefined, page: undefined })}
                >
                  {t('contents.clear')}
                </button>
              )}
            </EmptyState>
          ) : (
            <>
              <SelectionBar
                {...{ entity, view, total, selected }}
                onPage={items.map(({ id }) => id)}
                onSelect={setSelected}
                onChanged={request.refresh}
              />
              <EditableRows
                {...{ entity, view, languages, selected, total, request, ...editing }}
                rows={items}
                onSelect={setSelected}
              />
              <ScreenPager {...pages} total={total} />
            </>
          )
        }
      </RequestState>
      <DeletedNotice entity={entity} language={editing.language} onRestored={request.refresh} />
      {isExporting && languages && request.data && (
        <Suspense>
          <ExportDialog
            {...{ entity, view, selected, languages }}
            total={request.data.total}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
      {isAdding && <AddContent entity={entity} onClose={() => setAdding(false)} />}
    </Page>
  )
}
