import type { DeliveryState, WebhookEventType } from '@vitrine/schemas'
import { fromJson } from '../../../platform/database/json-text.ts'
import { type Paging, pageOf } from '../../../platform/database/paging.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { inSteps } from '../../../platform/in-steps.ts'
import { insertDeliveries } from '../events/record-events.queries.ts'

/** How long events are kept, with what became of telling them. */
export const KEPT = 30 * 24 * 60 * 60 * 1000

const deliveriesOf = (db: Database, tenantId: string) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .where('webhook_deliveries.tenant_id', '=', tenantId)

const detailed = (found: ReturnType<typeof deliveriesOf>) =>
  found
    .select(['webhook_deliveries.id', 'state', 'tries', 'tried_at', 'next_at', 'status', 'failure', 'answer'])
    .select(['event_id', 'type', 'at', 'object_kind', 'object_id', 'revision'])

type Row = Awaited<ReturnType<ReturnType<typeof detailed>['executeTakeFirstOrThrow']>>

const iso = (time: number) => new Date(time).toISOString()

const shown = (row: Row) => ({
  id: row.id,
  event: {
    id: row.event_id,
    type: row.type,
    at: iso(row.at),
    object: { kind: row.object_kind, id: row.object_id, ...(row.revision !== null && { revision: row.revision }) },
  },
  state: row.state,
  tries: row.tries,
  ...(row.tried_at !== null && { triedAt: iso(row.tried_at) }),
  ...(row.state === 'failed' && { nextAt: iso(row.next_at) }),
  ...(row.status !== null && { status: row.status }),
  ...(row.answer !== null && { answer: row.answer }),
  ...(row.failure !== null && { failure: row.failure }),
})

interface LogQuestion extends Paging {
  readonly webhookId: string
  readonly state?: DeliveryState | undefined
}

/** What became of telling a webhook, the newest event first. */
export async function listDeliveriesOf(
  db: Database,
  tenantId: string,
  { webhookId, state, page, pageSize }: LogQuestion,
) {
  const found = deliveriesOf(db, tenantId)
    .where('webhook_id', '=', webhookId)
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'waiting'))
  const { rows, total } = await pageOf(found, { page, pageSize }, (paged) =>
    detailed(paged).orderBy('at', 'desc').orderBy('webhook_events.position', 'desc').orderBy('webhook_deliveries.id'),
  )
  return { items: rows.map(shown), total, page, pageSize }
}

/** One delivery as the log shows it. */
export async function shownDelivery(db: Database, tenantId: string, id: string) {
  const row = await detailed(deliveriesOf(db, tenantId)).where('webhook_deliveries.id', '=', id).executeTakeFirst()
  return row && shown(row)
}

type OfWebhook = Pick<Tables['webhooks'], 'id' | 'tenant_id' | 'types'>

/** What is sent again begins anew, in the place that it had among the events of its object. */
const begunAnew = (write: Database, { id, tenant_id }: OfWebhook) =>
  write
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0, next_at: Date.now() })
    .where('tenant_id', '=', tenant_id)
    .where('webhook_id', '=', id)

/** Sends one delivery again; whether there is such a one. */
export async function replayOne(write: Database, hook: OfWebhook, deliveryId: string): Promise<boolean> {
  const { numUpdatedRows } = await begunAnew(write, hook).where('id', '=', deliveryId).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** So many events are looked for at once that were never sent. */
const AT_ONCE = 500

/** Sends again whatever a webhook wants of what happened since a moment, also what it was never sent. @returns how many */
export async function replaySince(write: Database, hook: OfWebhook, since: number): Promise<number> {
  const types: readonly WebhookEventType[] = fromJson(hook.types)
  const wanted = write
    .selectFrom('webhook_events')
    .where('webhook_events.tenant_id', '=', hook.tenant_id)
    .where('at', '>=', since)
    .where('type', 'in', types)
  const { numUpdatedRows } = await begunAnew(write, hook)
    .where('event_id', 'in', wanted.select('webhook_events.id'))
    .executeTakeFirstOrThrow()
  const othersFirst = inSteps()
  for (let count = Number(numUpdatedRows); ; await othersFirst()) {
    const missed = await wanted
      .leftJoin('webhook_deliveries', (join) =>
        join
          .onRef('webhook_deliveries.event_id', '=', 'webhook_events.id')
          .on('webhook_deliveries.webhook_id', '=', hook.id),
      )
      .where('webhook_deliveries.id', 'is', null)
      .select(['webhook_events.id', 'webhook_events.tenant_id', 'webhook_events.queue', 'webhook_events.position'])
      .limit(AT_ONCE)
      .execute()
    if (missed.length === 0) return count
    await insertDeliveries(
      write,
      missed.map((event) => ({ webhookId: hook.id, event })),
    )
    count += missed.length
  }
}

/** Forgets events that are too old to be sent again, in short pieces. */
export async function deleteOldEvents({ db }: Pick<Storage, 'db'>, now = Date.now()): Promise<void> {
  for (;;) {
    const old = db
      .selectFrom('webhook_events')
      .select('id')
      .where('at', '<', now - KEPT)
      .limit(AT_ONCE)
    const { numDeletedRows } = await db.deleteFrom('webhook_events').where('id', 'in', old).executeTakeFirstOrThrow()
    if (numDeletedRows < AT_ONCE) return
  }
}
