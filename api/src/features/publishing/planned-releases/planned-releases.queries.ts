import { canonicalJson, type PlannedChange } from '@vitrine/model'
import { newId, type PlannedReleaseState, type Release } from '@vitrine/schemas'
import { type Selectable, sql } from 'kysely'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import { type Paging, pageOf } from '../../../platform/database/paging.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { countChange } from '../../../platform/site-revisions/site-revisions.queries.ts'
import type { changedIn } from '../release-summary.ts'
import type { PlannedSettings, StoppedPlace } from './tables.ts'

export type PlannedRow = Selectable<Tables['planned_releases']>

/** The states of those that wait for their time, or for somebody to look at them. */
export const openStates = ['planned', 'conflict', 'failed'] as const satisfies readonly PlannedReleaseState[]

/** What became of those that are over is told so long, in milliseconds. */
const TOLD_FOR = 90 * 24 * 60 * 60_000

/** A release that is planned. */
export interface NewPlannedRelease {
  /** Milliseconds. */
  readonly at: number
  readonly timeZone: string
  readonly change: PlannedChange
  readonly settings: PlannedSettings
  readonly changed: ReturnType<typeof changedIn> | undefined
  readonly draftRevision: number
  readonly accountId: string | undefined
  readonly note: string | undefined
  readonly redirectMoved: boolean
}

/** Stores a planned release. Its id. */
export async function insertPlannedRelease(
  write: Database,
  tenantId: string,
  { at, timeZone, change, settings, changed, draftRevision, accountId, note, redirectMoved }: NewPlannedRelease,
): Promise<string> {
  const id = newId()
  await write
    .insertInto('planned_releases')
    .values({
      tenant_id: tenantId,
      id,
      state: 'planned',
      at,
      time_zone: timeZone,
      draft_id: Number(change.after.draftsId),
      draft_revision: draftRevision,
      account_id: accountId ?? null,
      note: note ?? null,
      redirects_moved: redirectMoved ? 1 : 0,
      before: change.before ? toJson(change.before, canonicalJson) : null,
      after: toJson(change.after, canonicalJson),
      settings: toJson(settings),
      changed: changed ? toJson(changed) : null,
      stopped_by: null,
      release_id: null,
      tries: 0,
      next_at: at,
      created_at: Date.now(),
      ended_at: null,
    })
    .execute()
  await countChange(write, tenantId, 'planned')
  return id
}

/** What a planned release changes, while its documents are kept. */
export const changeOf = ({ before, after }: Pick<PlannedRow, 'before' | 'after'>): PlannedChange | undefined =>
  after === null ? undefined : { before: before === null ? undefined : fromJson(before), after: fromJson(after) }

/** The planned releases of a site that wait for their time, the next one first. */
export const waitingPlannedReleases = (db: Database, tenantId: string) =>
  db
    .selectFrom('planned_releases')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'planned')
    .orderBy('at')
    .execute()

/** With who planned it, the number of its release, and how the draft stands now. */
const told = (db: Database, tenantId: string) =>
  db
    .selectFrom('planned_releases as planned')
    .leftJoin('accounts', 'accounts.id', 'planned.account_id')
    .leftJoin('releases', (join) =>
      join.onRef('releases.id', '=', 'planned.release_id').onRef('releases.tenant_id', '=', 'planned.tenant_id'),
    )
    .leftJoin('drafts', (join) =>
      join.onRef('drafts.id', '=', 'planned.draft_id').onRef('drafts.tenant_id', '=', 'planned.tenant_id'),
    )
    .selectAll('planned')
    .select(['accounts.name as by', 'releases.number', 'drafts.revision'])
    .where('planned.tenant_id', '=', tenantId)

export type ToldRow = Awaited<ReturnType<ReturnType<typeof told>['execute']>>[number]

/** A planned release as it is told of. */
export const toldPlannedRelease = (db: Database, tenantId: string, id: string): Promise<ToldRow | undefined> =>
  told(db, tenantId).where('planned.id', '=', id).executeTakeFirst()

/** One page of the planned releases of a site: those that were stopped, those that wait, then the others. */
export async function listToldPlannedReleases(db: Database, tenantId: string, paging: Paging) {
  const all = db.selectFrom('planned_releases').where('tenant_id', '=', tenantId)
  const { total } = await pageOf(all, paging, (found) => found.select('id'))
  const rows = await told(db, tenantId)
    .orderBy(sql`case planned.state when 'conflict' then 0 when 'failed' then 0 when 'planned' then 1 else 2 end`)
    .orderBy(sql`case planned.state when 'planned' then planned.at else -coalesce(planned.ended_at, 0) end`)
    .orderBy('planned.id')
    .limit(paging.pageSize)
    .offset((paging.page - 1) * paging.pageSize)
    .execute()
  return { rows, total }
}

/** A plan as it is counted: what waits for its time is `planned`. */
export interface CountedPlan {
  readonly state: string
  readonly at: number
  readonly time_zone: string
  readonly ended_at: number | null
}

/** How many of some plans, in the order of their times, wait, are late or were stopped, and when the next one is. */
export function countsOf(rows: readonly CountedPlan[], lateBefore: number) {
  const waiting = rows.filter(({ state, at }) => state === 'planned' && at >= lateBefore)
  const stopped = rows.filter(({ state }) => state !== 'planned')
  return {
    waiting: waiting.length,
    next: waiting.at(0),
    late: rows.length - waiting.length - stopped.length,
    stopped: stopped.length,
    lastStopped: Math.max(0, ...stopped.map(({ ended_at }) => ended_at ?? 0)),
  }
}

/** How many planned releases of a site wait, are late or were stopped, and when the next one is. */
export async function plannedCounts(db: Database, tenantId: string, lateBefore: number) {
  const rows = await db
    .selectFrom('planned_releases')
    .select(['state', 'at', 'time_zone', 'ended_at'])
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', openStates)
    .orderBy('at')
    .execute()
  return countsOf(rows, lateBefore)
}

/** The planned releases whose time has come, the longest waiting first. Those of removed sites wait. */
export const duePlannedReleases = (db: Database, now: number, limit: number) =>
  db
    .selectFrom('planned_releases')
    .innerJoin('tenants', 'tenants.id', 'planned_releases.tenant_id')
    .select(['planned_releases.tenant_id', 'planned_releases.id'])
    .where('planned_releases.state', '=', 'planned')
    .where('planned_releases.next_at', '<=', now)
    .where('tenants.removed_at', 'is', null)
    .orderBy('planned_releases.next_at')
    .limit(limit)
    .execute()

/**
 * Holds a planned release until the end of the transaction, so that only one of those who publish, cancel or change it
 * does so. Nothing where it is in none of these states any more.
 */
export const holdPlannedRelease = (
  write: Database,
  tenantId: string,
  id: string,
  states: readonly PlannedReleaseState[],
): Promise<PlannedRow | undefined> =>
  write
    .updateTable('planned_releases')
    .set(({ ref }) => ({ state: ref('state') }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', 'in', states)
    .returningAll()
    .executeTakeFirst()

const one = (write: Database, tenantId: string, id: string) =>
  write.updateTable('planned_releases').where('tenant_id', '=', tenantId).where('id', '=', id)

/** Notes that a planned release went live. Its documents are those of the release from now on. */
export async function markPublished(write: Database, { tenant_id, id }: PlannedRow, release: string, now: number) {
  await one(write, tenant_id, id)
    .set({ state: 'published', release_id: release, ended_at: now, before: null, after: null, stopped_by: null })
    .execute()
  await countChange(write, tenant_id, 'planned')
}

/** Notes that nothing of a planned release went live, and why. */
export async function markStopped(
  write: Database,
  { tenant_id, id }: PlannedRow,
  { state, stoppedBy }: { readonly state: 'conflict' | 'failed'; readonly stoppedBy: readonly StoppedPlace[] },
  now: number,
) {
  await one(write, tenant_id, id)
    .set({ state, stopped_by: toJson(stoppedBy), ended_at: now })
    .execute()
  await countChange(write, tenant_id, 'planned')
}

/** Notes a try that failed; it is tried again at a later time. */
export const markTried = (write: Database, { tenant_id, id, tries }: PlannedRow, nextAt: number) =>
  one(write, tenant_id, id)
    .set({ tries: tries + 1, next_at: nextAt })
    .execute()

/** Gives a planned release another time. */
export async function movePlannedRelease(
  write: Database,
  { tenant_id, id }: PlannedRow,
  { at, timeZone }: { readonly at: number; readonly timeZone: string },
) {
  await one(write, tenant_id, id).set({ at, time_zone: timeZone, next_at: at, tries: 0 }).execute()
  await countChange(write, tenant_id, 'planned')
}

/** Cancels a planned release, or all of a site that wait. How many that were. */
export async function cancelPlannedReleases(write: Database, tenantId: string, id?: string): Promise<number> {
  const { numUpdatedRows } = await write
    .updateTable('planned_releases')
    .set({ state: 'cancelled', ended_at: Date.now(), before: null, after: null })
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', openStates)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await countChange(write, tenantId, 'planned')
  return Number(numUpdatedRows)
}

/** The releases that planned ones of a site are made of: their documents are kept. */
export async function releasesOfPlanned(db: Database, tenantId: string): Promise<readonly Release[]> {
  const rows = await db
    .selectFrom('planned_releases')
    .select(['before', 'after'])
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', openStates)
    .execute()
  return rows.flatMap(({ before, after }) => [before, after].flatMap((one) => (one === null ? [] : [fromJson(one)])))
}

/** Takes away what became of planned releases long ago. How many went. */
export async function deleteOldPlannedReleases(db: Database, now = Date.now()): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('planned_releases')
    .where('state', 'in', ['published', 'cancelled'])
    .where('ended_at', '<', now - TOLD_FOR)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
