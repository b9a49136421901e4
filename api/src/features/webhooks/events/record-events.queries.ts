import { randomUUID } from 'node:crypto'
import type { WEBHOOK_TEST, WebhookEventType } from '@vitrine/schemas'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'

/** So many values stand in one list of a statement, and so many rows go into one. */
const [IN_LIST, ROWS] = [500, 100] as const

/** Something that happened to an object. */
export interface NewWebhookEvent {
  readonly type: WebhookEventType | typeof WEBHOOK_TEST
  readonly object: {
    readonly kind: Tables['webhook_events']['object_kind']
    readonly id: string
    readonly revision?: number | undefined
  }
  readonly data: object
  /** Events that are told in order, although they are about several objects; those of its object when left out. */
  readonly queue?: string
}

/** The webhooks of a site, with what they want to be told of; those that are turned off as well. */
async function listeners(db: Database, tenantId: string) {
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'types', 'is_on'])
    .where('tenant_id', '=', tenantId)
    .execute()
  return rows.map(({ id, types, is_on }) => ({ id, isOn: is_on === 1, types: new Set<string>(fromJson(types)) }))
}

/** Whether any webhook of a site is told of one of these types: nobody gathers what to tell for nothing. */
export async function isHeard(db: Database, tenantId: string, types: readonly WebhookEventType[]): Promise<boolean> {
  const all = await listeners(db, tenantId)
  return all.some((one) => types.some((type) => one.types.has(type)))
}

/**
 * Writes down what happened, in the transaction that does it, for the webhooks of the site that want to know it: so none is
 * lost once it was answered, and none told that was rolled back. Whoever changes the same object comes one after the other,
 * which the transactions see to; so positions are in their order.
 *
 * `await recordWebhookEvents(write, tenantId, [{ type: 'member.removed', object: { kind: 'member', id }, data }])`
 */
export async function recordWebhookEvents(
  write: Database,
  tenantId: string,
  events: readonly NewWebhookEvent[],
): Promise<void> {
  if (events.length === 0) return
  const hooks = await listeners(write, tenantId)
  const heard = events.filter(({ type }) => hooks.some(({ types }) => types.has(type)))
  const rows = await insertEvents(write, tenantId, heard)
  await insertDeliveries(
    write,
    hooks.flatMap(({ id, isOn, types }) =>
      isOn ? rows.filter(({ type }) => types.has(type)).map((event) => ({ webhookId: id, event })) : [],
    ),
  )
}

/** The rows of events, behind those that their queues have already. */
export async function insertEvents(write: Database, tenantId: string, events: readonly NewWebhookEvent[]) {
  const queueOf = ({ object, queue = `${object.kind}/${object.id}` }: NewWebhookEvent) => queue
  const last = await lastPositions(write, tenantId, [...new Set(events.map(queueOf))])
  const at = Date.now()
  const rows = events.map((event) => {
    const { type, object, data } = event
    const queue = queueOf(event)
    const position = (last.get(queue) ?? 0) + 1
    last.set(queue, position)
    return {
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      tenant_id: tenantId,
      type,
      at,
      object_kind: object.kind,
      object_id: object.id,
      revision: object.revision ?? null,
      queue,
      position,
      data: toJson(data),
    }
  })
  for (let from = 0; from < rows.length; from += ROWS)
    await write
      .insertInto('webhook_events')
      .values(rows.slice(from, from + ROWS))
      .execute()
  return rows
}

async function lastPositions(db: Database, tenantId: string, queues: readonly string[]): Promise<Map<string, number>> {
  const last = new Map<string, number>()
  for (let from = 0; from < queues.length; from += IN_LIST) {
    const rows = await db
      .selectFrom('webhook_events')
      .where('tenant_id', '=', tenantId)
      .where('queue', 'in', queues.slice(from, from + IN_LIST))
      .groupBy('queue')
      .select(({ fn }) => ['queue', fn.max('position').as('position')])
      .execute()
    for (const { queue, position } of rows) last.set(queue, Number(position))
  }
  return last
}

interface NewDelivery {
  readonly webhookId: string
  readonly event: Pick<Tables['webhook_events'], 'id' | 'tenant_id' | 'queue' | 'position'>
  /** Until when who makes it sends it. */
  readonly leasedUntil?: number
}

/** Lets webhooks be told of events; due at once. @returns the ids of the deliveries */
export async function insertDeliveries(write: Database, wanted: readonly NewDelivery[]): Promise<readonly string[]> {
  const now = Date.now()
  const rows = wanted.map(({ webhookId, event, leasedUntil = 0 }) => ({
    id: randomUUID(),
    tenant_id: event.tenant_id,
    webhook_id: webhookId,
    event_id: event.id,
    queue: event.queue,
    position: event.position,
    state: 'waiting' as const,
    tries: leasedUntil > 0 ? 1 : 0,
    next_at: now,
    leased_until: leasedUntil,
    tried_at: null,
    status: null,
    failure: null,
    answer: null,
  }))
  for (let from = 0; from < rows.length; from += ROWS)
    await write
      .insertInto('webhook_deliveries')
      .values(rows.slice(from, from + ROWS))
      .execute()
  return rows.map(({ id }) => id)
}

/** Takes back what was told, or is still to be told, of some objects: visitors who are forgotten are nowhere. */
export async function deleteEventsOf(write: Database, tenantId: string, objects: readonly string[]): Promise<void> {
  for (let from = 0; from < objects.length; from += IN_LIST)
    await write
      .deleteFrom('webhook_events')
      .where('tenant_id', '=', tenantId)
      .where('object_id', 'in', objects.slice(from, from + IN_LIST))
      .execute()
}
