import { entities } from '@vitrine/schemas'
import { lazyWithRetry } from '@vitrine/setters'
import { Suspense } from 'react'
import { ScreenLoadFailed } from '../controls/screen-load-failed.tsx'
import { useLocation } from '../navigation/navigation-context.ts'
import { type ContentPath, kindOfPath } from './kinds.ts'

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

/** Products, projects, news, collections or policies: all of them, or one, or those of a spreadsheet: `/products`, `/products/{id}`, `/products/import`. */
export default function Contents({ id }: { readonly id: string | undefined }) {
  const { screen } = useLocation()
  const kind = kindOfPath[screen as ContentPath]
  return (
    <Suspense>
      {id === undefined ? (
        <Table key={kind} entity={entities[kind]} />
      ) : id === 'import' ? (
        <Import key={kind} entity={entities[kind]} />
      ) : (
        <Editor key={`${kind}/${id}`} {...{ kind, id }} />
      )}
    </Suspense>
  )
}
