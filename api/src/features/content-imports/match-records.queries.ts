import {
  type ContentRecord,
  columnCalled,
  type EntitySpec,
  ID_PATTERN,
  own,
  type SpreadsheetColumn,
} from '@vitrine/schemas'
import type { Database } from '../../platform/database/tables.ts'
import { storedContents } from '../contents/editing/stored-contents.queries.ts'
import { comparable } from '../contents/rows/indexed-values.ts'
import { inLists } from './imports.queries.ts'
import type { StoredProblem } from './tables.ts'

/** The record that a row is about; nothing where it is a new one. */
export type Match =
  | { readonly record?: ContentRecord /** Of a new record, where the row names one. */; readonly id?: string }
  | { readonly problem: StoredProblem }

interface Found {
  readonly byId: ReadonlyMap<string, ContentRecord>
  readonly bySlug: ReadonlyMap<string, ContentRecord>
  /** By column and value: the ids of the records that have it. */
  readonly byValue: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
}

const isId = new RegExp(ID_PATTERN)

async function idsByValue(
  db: Database,
  { tenantId, entity }: { readonly tenantId: string; readonly entity: EntitySpec },
  name: string,
  texts: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  const column = columnCalled(entity, name)
  if (!column?.isIndexed) return found
  for (const some of inLists(texts)) {
    const rows = await db
      .selectFrom('contents_values')
      .select(['content_id', 'text'])
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', entity.kind)
      .where('path', '=', column.path ?? '')
      .where('language', '=', '')
      .where('text', 'in', some)
      .execute()
    for (const { content_id, text } of rows)
      if (text !== null) found.set(text, [...(found.get(text) ?? []), content_id])
  }
  return found
}

const compared = (entity: EntitySpec, name: string, text: string): string => {
  const column = columnCalled(entity, name)
  return column ? comparable(column, text.trim()) : text.trim()
}

/**
 * Finds the records that rows are about: by the first of the columns that records are told by (`match` of the kind) in
 * which a row says something that a record has.
 */
export async function matchRecords(
  db: Database,
  { tenantId, entity }: { readonly tenantId: string; readonly entity: EntitySpec },
  columns: readonly (SpreadsheetColumn | undefined)[],
  rows: readonly (readonly string[])[],
): Promise<readonly Match[]> {
  const keys = entity.match.flatMap((name) => {
    const at = columns.findIndex((column) => column?.key === name)
    return at === -1 ? [] : [{ name, at }]
  })
  const textsOf = (at: number) => rows.map((cells) => (cells[at] ?? '').trim()).filter((text) => text !== '')
  const at = (name: string) => keys.find((key) => key.name === name)?.at ?? -1
  const byValue = new Map<string, ReadonlyMap<string, readonly string[]>>()
  for (const key of keys)
    if (key.name !== 'id' && key.name !== 'slug') {
      const texts = new Set(textsOf(key.at).map((text) => compared(entity, key.name, text)))
      byValue.set(key.name, await idsByValue(db, { tenantId, entity }, key.name, texts))
    }
  const ids = [
    ...textsOf(at('id')).filter((id) => isId.test(id)),
    ...[...byValue.values()].flatMap((all) => [...all.values()].flat()),
  ]
  const records = await storedContents(db, tenantId, {
    contents: [...new Set(ids)].map((id) => `${entity.kind}/${id}`),
    slugs: textsOf(at('slug')).map((slug) => `${entity.kind}/${slug}`),
  })
  const found: Found = {
    byId: new Map(records.map((record) => [record.id, record])),
    bySlug: new Map(records.filter(({ kind }) => kind === entity.kind).map((record) => [record.slug, record])),
    byValue,
  }
  return rows.map((cells) => matchOf(entity, keys, cells, found))
}

function matchOf(
  entity: EntitySpec,
  keys: readonly { readonly name: string; readonly at: number }[],
  cells: readonly string[],
  { byId, bySlug, byValue }: Found,
): Match {
  let newId: string | undefined
  for (const { name, at } of keys) {
    const text = (cells[at] ?? '').trim()
    if (text === '') continue
    if (name === 'id') {
      const record = byId.get(text)
      if (record?.kind === entity.kind) return { record }
      // An id belongs to one content, whichever kind that is.
      if (record || !isId.test(text)) return { problem: { column: name, key: 'refusal.taken', params: { id: text } } }
      newId = text
    } else if (name === 'slug') {
      const record = bySlug.get(text)
      if (record) return { record }
    } else {
      const all = byValue.get(name)?.get(compared(entity, name, text)) ?? []
      const records = all.flatMap((id) => byId.get(id) ?? [])
      const exact = records.filter(({ settings }) => own(settings.props, name) === text)
      const [record, ...others] = exact.length > 0 ? exact : records
      if (others.length > 0) return { problem: { column: name, key: 'problem.import.several', params: { text } } }
      if (record) return { record }
    }
  }
  return newId === undefined ? {} : { id: newId }
}
