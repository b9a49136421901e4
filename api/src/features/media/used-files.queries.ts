import { setImmediate } from 'node:timers/promises'
import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../../platform/database/tables.ts'
import { idOf, isMediaName } from '../../platform/files/file-names.ts'
import type { MediaFiles } from './tables.ts'

/** So many rows are looked through at once, so that others are answered in between. */
const AT_ONCE = 100

interface Cursor {
  readonly key: string
}

/** Every text of a query's rows, in bunches by a key that tells them apart. */
async function* textsOf<DB, T extends keyof DB>(
  from: (after: string | undefined) => SelectQueryBuilder<DB, T, Cursor & Readonly<Record<string, unknown>>>,
): AsyncGenerator<string> {
  for (let after: string | undefined; ; ) {
    const rows = await from(after).limit(AT_ONCE).execute()
    for (const row of rows)
      for (const value of Object.values(row as Readonly<Record<string, unknown>>))
        if (typeof value === 'string') yield value
    const last = rows.at(-1) as Cursor | undefined
    if (!last || rows.length < AT_ONCE) return
    after = last.key
    await setImmediate()
  }
}

async function* allTexts(db: Database, tenantId: string): AsyncGenerator<string> {
  const drafts = await db.selectFrom('drafts').select(['id', 'document']).where('tenant_id', '=', tenantId).execute()
  for (const { id, document } of drafts) {
    yield document
    yield* textsOf((after) =>
      db
        .selectFrom('draft_pages')
        .select(['page_id as key', 'settings', 'record', 'page_schema'])
        .where('tenant_id', '=', tenantId)
        .where('draft_id', '=', id)
        .$if(after !== undefined, (rest) => rest.where('page_id', '>', after ?? ''))
        .orderBy('page_id'),
    )
  }
  yield* textsOf((after) =>
    db
      .selectFrom('contents')
      .select(['id as key', 'settings'])
      .where('tenant_id', '=', tenantId)
      .$if(after !== undefined, (rest) => rest.where('id', '>', after ?? ''))
      .orderBy('id'),
  )
  yield* textsOf((after) =>
    db
      .selectFrom('editions')
      .select(['address as key', 'document'])
      .where('tenant_id', '=', tenantId)
      .$if(after !== undefined, (rest) => rest.where('address', '>', after ?? ''))
      .orderBy('address'),
  )
}

/**
 * Tells of files of a site whether anything names them: the places of `usedBy`, all looked through once. The JSON is
 * read as text, whatever its shape.
 */
export async function usedFiles(db: Database, tenantId: string): Promise<(media: MediaFiles) => boolean> {
  const uploads = new Set<string>()
  const paths = new Set<string>()
  const path = new RegExp(`/(${tenantId}(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)+)`, 'g')
  for await (const text of allTexts(db, tenantId)) {
    for (const [id] of text.matchAll(/[0-9a-f]{32}/g)) uploads.add(id)
    for (const [, name = ''] of text.matchAll(path)) paths.add(name)
  }
  return ({ files, poster = [] }) =>
    [...files, ...poster].some(({ name }) => (isMediaName(name) ? uploads.has(idOf(name)) : paths.has(name)))
}
