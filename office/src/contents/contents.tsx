import { entities } from '@vitrine/schemas'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { Suspense, useRef } from 'react'
import { ScreenLoadFailed } from '../controls/screen-load-failed.tsx'
import { useLocation } from '../navigation/navigation-context.ts'
import { type ContentPath, kindOfPath } from './kinds.ts'
import type { ListedRows } from './listed-rows.ts'

const Table = lazyWithRetry(
  async () => ({ default: (await import('./table/content-table.tsx')).ContentTable }),
  ScreenLoadFailed,
)

/** The form comes when a content is opened: it brings all setters. */
const Editor = lazyWithRetry(
  async () => ({ default: (await import('./editor/content-screen.tsx')).ContentScreen }),
  ScreenLoadFailed,
)

/** It brings the readers of spreadsheets. */
const Import = lazyWithRetry(
  async () => ({ default: (await import('./spreadsheet/import-screen.tsx')).ImportScreen }),
  ScreenLoadFailed,
)

/** It is opened now and then. */
const Deleted = lazyWithRetry(
  async () => ({ default: (await import('./deleted/deleted-screen.tsx')).DeletedScreen }),
  ScreenLoadFailed,
)

/** Products, projects, news, collections or policies: all of them, or one, those of a spreadsheet, or those that were deleted: `/products`, `/products/{id}`, `/products/import`, `/products/deleted`. */
export default function Contents({ id }: { readonly id: string | undefined }) {
  const { screen } = useLocation()
  const kind = kindOfPath[screen as ContentPath]
  const listed = useRef<ListedRows>(undefined)
  return (
    <Suspense>
      {id === undefined ? (
        <Table key={kind} entity={entities[kind]} listed={listed} />
      ) : id === 'import' ? (
        <Import key={kind} entity={entities[kind]} />
      ) : id === 'deleted' ? (
        <Deleted key={kind} entity={entities[kind]} />
      ) : (
        <Editor key={`${kind}/${id}`} {...{ kind, id, listed }} />
      )}
    </Suspense>
  )
}
