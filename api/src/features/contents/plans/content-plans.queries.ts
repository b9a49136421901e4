import type { ContentKind, ContentPlanState, ContentPlanStop, Status } from '@vitrine/schemas'
import { type Selectable, sql } from 'kysely'
import { type Paging, pageOf } from '../../../platform/database/paging.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { countChange } from '../../../platform/site-revisions/site-revisions.queries.ts'

export type ContentPlanRow = Selectable<Tables['content_plans']>

/** The states of those that wait for their time, or for somebody to look at them. */
const openStates = ['planned', 'conflict', 'failed'] as const satisfies readonly ContentPlanState[]
/** What became of those that are over is told so long, in milliseconds. */
const TOLD_FOR = 90 * 24 * 60 * 60_000
/** So many values stand in one list of a statement, and so many rows go into one. */
const [IN_LIST, ROWS] = [500, 50] as const

function* parts<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}

const plansOf = (db: Database, tenantId: string) => db.selectFrom('content_plans').where('tenant_id', '=', tenantId)

/** The plans of some contents that wait or were stopped. */
export async function openPlansOf(
  db: Database,
  tenantId: string,
  contentIds: readonly string[],
): Promise<readonly ContentPlanRow[]> {
  const found: ContentPlanRow[] = []
  for (const some of parts(contentIds, IN_LIST))
    found.push(
      ...(await plansOf(db, tenantId)
        .selectAll()
        .where('content_id', 'in', some)
        .where('state', 'in', openStates)
        .execute()),
    )
  return found
}

/** Those of some plans that wait or were stopped. */
export async function openPlansCalled(
  db: Database,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly ContentPlanRow[]> {
  const found: ContentPlanRow[] = []
  for (const some of parts(ids, IN_LIST))
    found.push(
      ...(await plansOf(db, tenantId).selectAll().where('id', 'in', some).where('state', 'in', openStates).execute()),
    )
  return found
}

/** What becomes of a content by itself, and when. */
export type WaitingPlan = Pick<ContentPlanRow, 'id' | 'content_id' | 'status' | 'at' | 'time_zone'>

/** What becomes of some contents by itself, by their ids, the next first. */
export async function waitingPlansOf(
  db: Database,
  tenantId: string,
  contentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WaitingPlan[]>> {
  if (contentIds.length === 0) return new Map()
  const rows = await plansOf(db, tenantId)
    .select(['id', 'content_id', 'status', 'at', 'time_zone'])
    .where('content_id', 'in', contentIds)
    .where('state', '=', 'planned')
    .orderBy('at')
    .execute()
  return Map.groupBy(rows, ({ content_id }) => content_id)
}

/** How many of a site wait. */
export async function countWaiting(db: Database, tenantId: string): Promise<number> {
  const { total } = await plansOf(db, tenantId)
    .where('state', '=', 'planned')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Stores new plans. */
export async function insertPlans(write: Database, rows: readonly ContentPlanRow[]): Promise<void> {
  for (const some of parts(rows, ROWS)) await write.insertInto('content_plans').values(some).execute()
}

/** Cancels plans that this transaction holds. */
export async function cancelPlans(write: Database, tenantId: string, ids: readonly string[]): Promise<void> {
  for (const some of parts(ids, IN_LIST))
    await write
      .updateTable('content_plans')
      .set({ state: 'cancelled', ended_at: Date.now() })
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', some)
      .execute()
}

const one = (write: Database, tenantId: string, id: string) =>
  write.updateTable('content_plans').where('tenant_id', '=', tenantId).where('id', '=', id)

/** Notes which status a content must have at the time of its plan. */
export const setStatusBefore = (write: Database, { tenant_id, id }: ContentPlanRow, before: Status) =>
  one(write, tenant_id, id).set({ before }).execute()

/** Cancels all plans of a site that wait or were stopped. */
export async function cancelContentPlans(write: Database, tenantId: string): Promise<void> {
  await write
    .updateTable('content_plans')
    .set({ state: 'cancelled', ended_at: Date.now() })
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', openStates)
    .execute()
}

/** Puts away what was stopped of a content, once somebody made it by hand what it was to become. */
export async function putAwayStopped(
  write: Database,
  tenantId: string,
  { id, status }: { readonly id: string; readonly status: Status },
): Promise<void> {
  const { numUpdatedRows } = await write
    .updateTable('content_plans')
    .set({ state: 'cancelled', ended_at: Date.now() })
    .where('tenant_id', '=', tenantId)
    .where('content_id', '=', id)
    .where('state', 'in', ['conflict', 'failed'])
    .where('status', status === 'published' ? '=' : '!=', 'published')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await countChange(write, tenantId, 'planned')
}

/** The plans whose time has come, the longest waiting first. Those of removed sites wait. */
export const duePlans = (db: Database, now: number, limit: number) =>
  db
    .selectFrom('content_plans')
    .innerJoin('tenants', 'tenants.id', 'content_plans.tenant_id')
    .select(['content_plans.tenant_id', 'content_plans.id'])
    .where('content_plans.state', '=', 'planned')
    .where('content_plans.next_at', '<=', now)
    .where('tenants.removed_at', 'is', null)
    .orderBy('content_plans.next_at')
    .limit(limit)
    .execute()

/** A plan that waits and whose time has come; whoever asks holds the site, so that nobody else changes it. */
export const duePlan = (write: Database, tenantId: string, id: string, now: number) =>
  plansOf(write, tenantId)
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .where('next_at', '<=', now)
    .executeTakeFirst()

/** Notes that a plan is done. */
export const markDone = (write: Database, { tenant_id, id }: ContentPlanRow, now: number) =>
  one(write, tenant_id, id).set({ state: 'done', ended_at: now, stopped_by: null }).execute()

/** Notes that a plan was not done, and why. */
export const markStopped = (write: Database, { tenant_id, id }: ContentPlanRow, reason: ContentPlanStop, now: number) =>
  one(write, tenant_id, id)
    .set({ state: reason === 'failed' ? 'failed' : 'conflict', stopped_by: reason, ended_at: now })
    .execute()

/** Notes a try that failed; it is tried again at a later time. */
export const markTried = (write: Database, { tenant_id, id, tries }: ContentPlanRow, nextAt: number) =>
  one(write, tenant_id, id)
    .set({ tries: tries + 1, next_at: nextAt })
    .execute()

/** Which plans are told of: all of a site, or those of one content. */
interface ToldPlans {
  readonly tenantId: string
  readonly content: { readonly kind: ContentKind; readonly id: string } | undefined
}

/** One page of plans, with the contents as they are now: those that were stopped, those that wait, then the others. */
export async function listPlans(db: Database, { tenantId, content }: ToldPlans, paging: Paging) {
  const all = plansOf(db, tenantId).$if(content !== undefined, (some) =>
    some.where('content_plans.kind', '=', content?.kind ?? 'product').where('content_id', '=', content?.id ?? ''),
  )
  const { total } = await pageOf(all, paging, (found) => found.select('id'))
  const rows = await db
    .selectFrom('content_plans as plan')
    .leftJoin('accounts', 'accounts.id', 'plan.account_id')
    .leftJoin('contents', (join) =>
      join
        .onRef('contents.tenant_id', '=', 'plan.tenant_id')
        .onRef('contents.id', '=', 'plan.content_id')
        .onRef('contents.kind', '=', 'plan.kind'),
    )
    .selectAll('plan')
    .select(['accounts.name as by', 'contents.names', 'contents.slug', 'contents.settings'])
    .select('contents.status as status_now')
    .select(({ selectFrom }) =>
      selectFrom('content_plans as other')
        .whereRef('other.tenant_id', '=', 'plan.tenant_id')
        .whereRef('other.content_id', '=', 'plan.content_id')
        .whereRef('other.at', '<', 'plan.at')
        .where('other.state', '=', 'planned')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('earlier'),
    )
    .where('plan.tenant_id', '=', tenantId)
    .$if(content !== undefined, (some) =>
      some.where('plan.kind', '=', content?.kind ?? 'product').where('plan.content_id', '=', content?.id ?? ''),
    )
    .orderBy(sql`case plan.state when 'conflict' then 0 when 'failed' then 0 when 'planned' then 1 else 2 end`)
    .orderBy(sql`case plan.state when 'planned' then plan.at else -coalesce(plan.ended_at, 0) end`)
    .orderBy('plan.id')
    .limit(paging.pageSize)
    .offset((paging.page - 1) * paging.pageSize)
    .execute()
  return { rows, total }
}
export type ToldPlanRow = Awaited<ReturnType<typeof listPlans>>['rows'][number]

/** The plans of a site that wait or were stopped, by their times. */
export const openPlanTimes = (db: Database, tenantId: string) =>
  plansOf(db, tenantId)
    .select(['state', 'at', 'time_zone', 'ended_at'])
    .where('state', 'in', openStates)
    .orderBy('at')
    .execute()

/** Takes away what became of plans long ago. How many went. */
export async function deleteOldContentPlans(db: Database, now = Date.now()): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('content_plans')
    .where('state', 'in', ['done', 'cancelled'])
    .where('ended_at', '<', now - TOLD_FOR)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
