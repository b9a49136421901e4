import type { Selectable } from 'kysely'
import type { Database, Tables } from '../../platform/database/tables.ts'

export type KeptPageRow = Selectable<Tables['kept_pages']>

/** So many releases keep their pages. */
const RELEASES = 3

export const keptPageRow = (db: Database, tenantId: string, name: string): Promise<KeptPageRow | undefined> =>
  db.selectFrom('kept_pages').selectAll().where('tenant_id', '=', tenantId).where('name', '=', name).executeTakeFirst()

/** The pages of a release, as one build draws them. */
export interface DrawnRelease {
  readonly tenantId: string
  readonly release: string
  readonly build: string
}

/** How many pages of a release one build has drawn. */
export async function countKeptPages(db: Database, { tenantId, release, build }: DrawnRelease): Promise<number> {
  const { count } = await db
    .selectFrom('kept_pages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('release', '=', release)
    .where('build', '=', build)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether another build has drawn pages of a release. */
export async function hasPagesOfOtherBuild(db: Database, { tenantId, release, build }: DrawnRelease): Promise<boolean> {
  const page = await db
    .selectFrom('kept_pages')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('release', '=', release)
    .where('build', '!=', build)
    .limit(1)
    .executeTakeFirst()
  return page !== undefined
}

/** Whether some job of a kind, of any site, has not ended. */
export async function hasJobOfKind(db: Database, kind: string): Promise<boolean> {
  const open = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'running'])
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Whether a job was added within the week for which jobs are kept, whatever became of it. */
export async function wasJobAdded(
  db: Database,
  { kind, tenantId, dedupe }: { readonly kind: string; readonly tenantId: string; readonly dedupe: string },
): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('dedupe', '=', dedupe)
    .limit(1)
    .executeTakeFirst()
  return job !== undefined
}

/** Notes a page, or what it is now. */
export async function noteKeptPage(db: Database, row: KeptPageRow): Promise<void> {
  const { key, etag, bytes } = row
  await db
    .insertInto('kept_pages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet({ key, etag, bytes }))
    .execute()
}

/** The next site that has pages, by its id. */
export async function siteWithPagesAfter(db: Database, tenantId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('kept_pages')
    .select('tenant_id')
    .where('tenant_id', '>', tenantId)
    .orderBy('tenant_id')
    .limit(1)
    .executeTakeFirst()
  return row?.tenant_id
}

/** The releases of a site that have pages, with the builds that drew them. */
export const keptReleases = (db: Database, tenantId: string) =>
  db
    .selectFrom('kept_pages')
    .select(['tenant_id', 'release', 'build'])
    .distinct()
    .where('tenant_id', '=', tenantId)
    .execute()

/** The releases of a site whose pages stay: the last ones, and the one that is shown. */
export async function currentReleases(db: Database, tenantId: string): Promise<ReadonlySet<string>> {
  const last = await db
    .selectFrom('releases')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('number', 'desc')
    .limit(RELEASES)
    .execute()
  const site = await db.selectFrom('tenants').select('current_release').where('id', '=', tenantId).executeTakeFirst()
  return new Set([...last.map(({ id }) => id), ...(site?.current_release ? [site.current_release] : [])])
}

/** Some of the pages of a release that one build drew. */
export const someKeptPages = (
  db: Database,
  { tenant_id, release, build }: Pick<KeptPageRow, 'tenant_id' | 'release' | 'build'>,
  limit: number,
) =>
  db
    .selectFrom('kept_pages')
    .select('name')
    .where('tenant_id', '=', tenant_id)
    .where('release', '=', release)
    .where('build', '=', build)
    .limit(limit)
    .execute()

export async function forgetKeptPages(db: Database, tenantId: string, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await db.deleteFrom('kept_pages').where('tenant_id', '=', tenantId).where('name', 'in', names).execute()
}

/** The builds of which somebody may have a page open. */
export const activeBuilds = async (db: Database): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom('builds').select('id').execute()).map(({ id }) => id))

/** Takes away jobs of a site that wait to draw a release which is no longer shown. */
export const dropWaitingJobs = (db: Database, kind: string, tenantId: string) =>
  db
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'waiting')
    .execute()
