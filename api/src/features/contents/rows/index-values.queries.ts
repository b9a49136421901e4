import { baseLanguage } from '@vitrine/model'
import { type ContentKind, type ContentRecord, contentKinds } from '@vitrine/schemas'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { recordOf } from '../stored-record.ts'
import { gapsOf, indexedValues } from './indexed-values.ts'

/** So many rows go into one statement. */
const AT_ONCE = 250
/** So many records are noted, or read, at once. */
const TOGETHER = 200

interface Rows {
  readonly values: readonly Tables['contents_values'][]
  readonly gaps: readonly Tables['contents_gaps'][]
}

function rowsOf(tenantId: string, record: ContentRecord, base: string): Rows {
  const key = { tenant_id: tenantId, content_id: record.id, kind: record.kind }
  return {
    values: indexedValues(record, base).map((value) => ({ ...key, ...value })),
    gaps: gapsOf(record, base).map((gap) => ({ ...key, ...gap })),
  }
}

async function insertRows(db: Database, { values, gaps }: Rows): Promise<void> {
  for (let at = 0; at < values.length; at += AT_ONCE)
    await db
      .insertInto('contents_values')
      .values(values.slice(at, at + AT_ONCE))
      .execute()
  for (let at = 0; at < gaps.length; at += AT_ONCE)
    await db
      .insertInto('contents_gaps')
      .values(gaps.slice(at, at + AT_ONCE))
      .execute()
}

async function baseLanguageOf(db: Database, tenantId: string): Promise<string> {
  const { settings } = await db
    .selectFrom('tenants')
    .select('settings')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return baseLanguage(fromJson(settings))
}

/**
 * Notes what the tables of the office sort and filter records by, in place of what was noted before, inside the
 * transaction that stores them. With a record it goes away by itself.
 *
 * @param othersFirst is called between two records.
 */
export async function indexValues(
  db: Database,
  tenantId: string,
  records: readonly ContentRecord[],
  othersFirst: () => Promise<void> = async () => undefined,
): Promise<void> {
  const base = await baseLanguageOf(db, tenantId)
  for (let at = 0; at < records.length; at += TOGETHER) {
    const some = records.slice(at, at + TOGETHER)
    const ids = some.map(({ id }) => id)
    const found: Rows[] = []
    for (const record of some) {
      found.push(rowsOf(tenantId, record, base))
      await othersFirst()
    }
    for (const table of ['contents_values', 'contents_gaps'] as const)
      await db.deleteFrom(table).where('tenant_id', '=', tenantId).where('content_id', 'in', ids).execute()
    await insertRows(db, joined(found))
  }
}

const joined = (found: readonly Rows[]): Rows => ({
  values: found.flatMap(({ values }) => values),
  gaps: found.flatMap(({ gaps }) => gaps),
})

/** Notes it for everything that is stored, where nothing is noted yet, inside one transaction: for a migration. */
export async function indexStoredValues(db: Database): Promise<void> {
  const sites = await db.selectFrom('tenants').select('id').orderBy('id').execute()
  for (const { id } of sites) {
    const base = await baseLanguageOf(db, id)
    for (const kind of contentKinds) await indexKind(db, { tenantId: id, kind, base })
  }
}

interface KindOfSite {
  readonly tenantId: string
  readonly kind: ContentKind
  readonly base: string
}

async function indexKind(db: Database, { tenantId, kind, base }: KindOfSite): Promise<void> {
  const read = (after: string) =>
    db
      .selectFrom('contents')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
      .where('id', '>', after)
      .orderBy('id')
      .limit(TOGETHER)
      .execute()
  for (let rows = await read(''); rows.length > 0; rows = await read(rows.at(-1)?.id ?? '')) {
    await insertRows(db, joined(rows.map((row) => rowsOf(tenantId, recordOf(row), base))))
  }
}
