import type { DeliveryFailure } from '@vitrine/schemas'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { openStates } from '../store/open-states.ts'

export type DeliveryRow = Selectable<Tables['webhook_deliveries']>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long one try may take, with all around it; after that, whoever did it is taken for dead. */
export const LEASE = MINUTE

/** How long is waited after each try: ten tries within a day. */
const waits = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  7 * HOUR,
  12 * HOUR,
] as const

/** After so many tries an event is given up. */
export const MAX_TRIES = waits.length + 1

/** How long is waited after this many tries, in milliseconds. */
export const waitAfter = (tries: number): number => waits[tries - 1] ?? 0

/** Whether nothing that belongs before it is still to be sent. */
const isNext = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'webhook_deliveries'>) =>
  not(
    exists(
      selectFrom('webhook_deliveries as earlier')
        .select('earlier.id')
        .whereRef('earlier.webhook_id', '=', 'webhook_deliveries.webhook_id')
        .whereRef('earlier.queue', '=', 'webhook_deliveries.queue')
        .whereRef('earlier.position', '<', 'webhook_deliveries.position')
        .where('earlier.state', 'in', openStates),
    ),
  )

const due = (db: Database, now: number) =>
  db
    .selectFrom('webhook_deliveries')
    .where('webhook_deliveries.state', 'in', openStates)
    .where('webhook_deliveries.next_at', '<=', now)
    .where('webhook_deliveries.leased_until', '<', now)
    .where(isNext)

/** The webhooks that have something to be sent now, the longest waiting first, and how much. Not those of removed sites. */
export async function webhooksWithDue(db: Database, now: number, limit: number) {
  const rows = await due(db, now)
    .innerJoin('tenants', 'tenants.id', 'webhook_deliveries.tenant_id')
    .where('tenants.removed_at', 'is', null)
    .groupBy('webhook_deliveries.webhook_id')
    .select(({ fn }) => ['webhook_deliveries.webhook_id as id', fn.countAll().as('count')])
    .orderBy(({ fn }) => fn.min('webhook_deliveries.next_at'))
    .limit(limit)
    .execute()
  return rows.map(({ id, count }) => ({ id, count: Number(count) }))
}

/** So many are looked at when one is taken: others may have taken the first of them. */
const LOOKED_AT = 10

/** Takes what is to be sent next to a webhook, which counts as a try; nothing when there is nothing, or others have it. */
export async function leaseNext(db: Database, webhookId: string, now: number): Promise<DeliveryRow | undefined> {
  const found = await due(db, now)
    .where('webhook_deliveries.webhook_id', '=', webhookId)
    .select('webhook_deliveries.id')
    .orderBy('webhook_deliveries.next_at')
    .orderBy('webhook_deliveries.position')
    .limit(LOOKED_AT)
    .execute()
  for (const { id } of found) {
    const row = await db
      .updateTable('webhook_deliveries')
      .set(({ eb }) => ({ leased_until: now + LEASE, tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .where('state', 'in', openStates)
      .where('next_at', '<=', now)
      .where('leased_until', '<', now)
      .where(isNext)
      .returningAll()
      .executeTakeFirst()
    if (row) return row
  }
  return undefined
}

export const deliveryById = (db: Database, tenantId: string, id: string): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()

/** What came of a try. */
export interface TryResult {
  readonly status?: number | undefined
  readonly answer?: string | undefined
  /** Nothing when it was taken. */
  readonly failure?: DeliveryFailure | undefined
  /** Whether it is not tried again. */
  readonly isLast?: boolean
}

/**
 * Notes what came of a try: it was taken, or is tried again later, until it is given up. Only who holds the lease says so.
 *
 * @returns whether who says so held it.
 */
export async function noteTry(
  db: Database,
  { id, tenant_id, leased_until, tries }: DeliveryRow,
  { status, answer, failure, isLast = false }: TryResult,
  now: number,
): Promise<boolean> {
  const isOver = isLast || tries >= MAX_TRIES
  const state = failure === undefined ? 'delivered' : isOver ? 'dead' : 'failed'
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({
      state,
      leased_until: 0,
      next_at: state === 'failed' ? now + waitAfter(tries) : now,
      tried_at: now,
      status: status ?? null,
      failure: failure ?? null,
      answer: answer || null,
    })
    .where('id', '=', id)
    .where('tenant_id', '=', tenant_id)
    .where('leased_until', '=', leased_until)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The event that a delivery tells, as the body of its request says it. */
export async function bodyOf(db: Database, { tenant_id, event_id }: DeliveryRow) {
  const row = await db
    .selectFrom('webhook_events')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', event_id)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, type, at, object_kind: kind, object_id, revision, data } = row
  const object = { kind, id: object_id, ...(revision !== null && { revision }) }
  const body = { id, type, at: new Date(at).toISOString(), site: tenant_id, object, data: fromJson(data) }
  return { id, type, body: JSON.stringify(body) }
}

/** Gives up what is still to be sent to a webhook. */
export async function giveUp(write: Database, tenantId: string, webhookId: string, now: number): Promise<void> {
  await write
    .updateTable('webhook_deliveries')
    .set({ state: 'dead', failure: 'off', leased_until: 0, next_at: now })
    .where('tenant_id', '=', tenantId)
    .where('webhook_id', '=', webhookId)
    .where('state', 'in', openStates)
    .execute()
}
