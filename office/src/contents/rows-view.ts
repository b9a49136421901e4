import {
  columnCalled,
  columnsOf,
  type EntityColumn,
  type EntitySpec,
  isObject,
  type RowsFilter,
} from '@vitrine/schemas'
import { pageIn } from '../navigation/use-pages.ts'
import { LANGUAGE } from './use-content-languages.ts'

export const PAGE_SIZE = 50

/** What a table shows, as its address says it. */
export interface RowsView {
  readonly q: string
  /** A column, with `-` in front for the largest first; nothing for the order of the kind. */
  readonly sort: string | undefined
  readonly filter: RowsFilter
  readonly columns: readonly EntityColumn[]
  /** That of the values; nothing for the source language. */
  readonly language: string | undefined
  readonly page: number
}

function filterIn(text: string | null): RowsFilter {
  try {
    const filter: unknown = JSON.parse(text ?? '{}')
    return isObject(filter) ? (filter as unknown as RowsFilter) : {}
  } catch {
    return {}
  }
}

/** Reads the address of a table; columns that are not there are left out, and without any those of the kind are shown. */
export function readRowsView(entity: EntitySpec, query: URLSearchParams): RowsView {
  const named = (query.get('columns') ?? '').split(',').flatMap((name) => columnCalled(entity, name) ?? [])
  return {
    q: (query.get('q') ?? '').slice(0, 200),
    sort: query.get('sort') ?? undefined,
    filter: filterIn(query.get('filter')),
    columns: named.length > 0 ? named : columnsOf(entity).filter(({ isShown }) => isShown),
    language: query.get(LANGUAGE) ?? undefined,
    page: pageIn(query),
  }
}

/** What is asked of the service for a view. The title is always there: it leads to the record. */
export function rowsQuestion(entity: EntitySpec, { q, sort, filter, columns, language, page }: RowsView) {
  const names = new Set(['title', ...columns.map(({ name }) => name)])
  return {
    kind: entity.kind,
    page,
    pageSize: PAGE_SIZE,
    columns: [...names].join(','),
    ...(q !== '' && { q }),
    ...(sort !== undefined && { sort }),
    ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
    ...(language !== undefined && { language }),
  }
}
