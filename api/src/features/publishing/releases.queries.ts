import { canonicalJson } from '@vitrine/model'
import { CallError, newId, type Release } from '@vitrine/schemas'
import { fromJson, type JsonText, toJson } from '../../platform/database/json-text.ts'
import { type Paging, pageOf } from '../../platform/database/paging.ts'
import type { Database } from '../../platform/database/tables.ts'
import { detailsOf } from '../audit/audit.queries.ts'
import type { TenantSettings } from '../sites/tenants.ts'
import { changedIn, pagesIn } from './release-summary.ts'

/** Who makes a release, and why. */
export interface Maker {
  /** Nobody when it comes with an import. */
  readonly accountId?: string | undefined
  readonly kind: 'publish' | 'rollback'
  readonly note?: string | undefined
}

/** Stores a release behind the tenant's last one. To be called inside the transaction that moves the pointer. */
export async function insertRelease(
  db: Database,
  tenantId: string,
  release: Release,
  maker: Maker,
  id = newId(),
): Promise<string> {
  const { last } = await db
    .selectFrom('releases')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('releases')
    .values({
      id,
      tenant_id: tenantId,
      document: toJson(release, canonicalJson),
      created_at: new Date().toISOString(),
      draft_id: Number(release.draftsId),
      draft_revision: release.draftRevision,
      account_id: maker.accountId ?? null,
      kind: maker.kind,
      note: maker.note ?? null,
      number: Number(last ?? 0) + 1,
    })
    .execute()
  return id
}

/** Rolls a transaction back when the pointer is no longer where it was read. */
export class Overtaken extends Error {}

/**
 * Lets a site show a release.
 * @throws Overtaken when another one became current in between.
 */
export async function movePointer(
  db: Database,
  tenantId: string,
  from: string | null,
  to: string,
  settings: JsonText<TenantSettings>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('tenants')
    .set({ current_release: to })
    .where('id', '=', tenantId)
    .where('current_release', from === null ? 'is' : '=', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Overtaken()
  // Only now is the row held: what its owner changed since it was read is no part of a release.
  const held = await db.selectFrom('tenants').select('settings').where('id', '=', tenantId).executeTakeFirstOrThrow()
  const { systemPages } = fromJson(held.settings)
  await db
    .updateTable('tenants')
    .set({ settings: toJson({ ...fromJson(settings), systemPages }) })
    .where('id', '=', tenantId)
    .execute()
}

/** The stored text of a release; equal releases have equal texts. */
export async function releaseText(db: Database, tenantId: string, id: string): Promise<JsonText<Release>> {
  const row = await db
    .selectFrom('releases')
    .select('document')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CallError('not_found')
  return row.document
}

export const releaseOf = async (db: Database, tenantId: string, id: string): Promise<Release> =>
  fromJson(await releaseText(db, tenantId, id))

/** What rollbacks showed again, by the id of the release that each of them made. */
async function rolledBackBy(db: Database, tenantId: string, ids: readonly string[]) {
  const details = await detailsOf(db, tenantId, 'site.rollback', ids)
  const shown = [...details.values()].map(({ to }) => String(to))
  const rows =
    shown.length === 0
      ? []
      : await db
          .selectFrom('releases')
          .select(['id', 'number'])
          .where('tenant_id', '=', tenantId)
          .where('id', 'in', shown)
          .execute()
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  return new Map(
    [...details].map(([id, { to, language }]) => {
      const number = numbers.get(String(to))
      return [id, { ...(number != null && { number }), ...(typeof language === 'string' && { language }) }]
    }),
  )
}

const whatWentBack = <T>(rolledBack: T | undefined) => rolledBack && { rolledBack }

const summaryOf = (release: Release, before: Release | undefined) => ({
  languages: Object.keys(release.languages),
  pages: pagesIn(release),
  ...(before && { changed: changedIn(before, release) }),
})

/** One page of a tenant's releases, the newest first. */
export async function listReleasesOf(db: Database, tenantId: string, paging: Paging) {
  const kept = db.selectFrom('releases').where('tenant_id', '=', tenantId)
  const { rows, total } = await pageOf(kept, paging, (found) =>
    found
      .innerJoin('tenants', 'tenants.id', 'releases.tenant_id')
      .leftJoin('accounts', 'accounts.id', 'releases.account_id')
      .selectAll('releases')
      .select(['accounts.name', 'tenants.current_release'])
      .orderBy('number', 'desc')
      .orderBy('releases.created_at', 'desc'),
  )
  const ids = rows.filter(({ kind }) => kind === 'rollback').map(({ id }) => id)
  const rolledBack = await rolledBackBy(db, tenantId, ids)
  const documents = rows.map(({ document }) => fromJson(document))
  const oldest = rows.at(-1)
  const older = oldest && (await releaseBefore(db, tenantId, oldest.id))
  if (older !== undefined) documents.push(await releaseOf(db, tenantId, older))
  const items = rows.map((row, at) => ({
    id: row.id,
    number: row.number ?? 0,
    kind: row.kind ?? 'publish',
    ...whatWentBack(rolledBack.get(row.id)),
    ...(row.note !== null && { note: row.note }),
    ...(row.name !== null && { by: row.name }),
    createdAt: row.created_at,
    isCurrent: row.id === row.current_release,
    ...(row.draft_id !== null && { draftsId: String(row.draft_id) }),
    ...(row.draft_revision !== null && { draftRevision: row.draft_revision }),
    ...summaryOf(documents[at] as Release, documents[at + 1]),
  }))
  return { items, total }
}

/** The release before another one, if it is still kept. */
export async function releaseBefore(db: Database, tenantId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('releases as older')
    .innerJoin('releases as newer', (join) =>
      join.onRef('newer.tenant_id', '=', 'older.tenant_id').onRef('newer.number', '>', 'older.number'),
    )
    .select('older.id')
    .where('older.tenant_id', '=', tenantId)
    .where('newer.id', '=', id)
    .orderBy('older.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** What a site says of its languages while it shows a release again. */
export function settingsFor(
  shown: TenantSettings,
  { defaultLanguage, sourceLanguage, languages }: Release,
): TenantSettings {
  return { ...shown, defaultLanguage, sourceLanguage, published: Object.keys(languages) }
}

/** What visitors of a site are shown: its current release, and its settings as they are stored. */
export const shownRelease = (db: Database, tenantId: string) =>
  db.selectFrom('tenants').select(['current_release', 'settings']).where('id', '=', tenantId).executeTakeFirst()
