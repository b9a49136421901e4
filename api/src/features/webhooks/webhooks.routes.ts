import { randomUUID } from 'node:crypto'
import {
  type Answer,
  addWebhook,
  CallError,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replayDeliveries,
  rotateWebhookSecret,
  testWebhook,
  WEBHOOK_TEST,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { addressProblem } from '../../platform/network/address-problem.ts'
import { accountById } from '../accounts/accounts.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { lockSite } from '../sites/lock-site.queries.ts'
import { deliveryById, giveUp, LEASE } from './delivery/deliveries.queries.ts'
import type { WebhookSender } from './delivery/sender.ts'
import { newSecret } from './delivery/sign.ts'
import { insertDeliveries, insertEvents } from './events/record-events.queries.ts'
import { KEPT, listDeliveriesOf, replayOne, replaySince, shownDelivery } from './log/delivery-log.queries.ts'
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  replaceSecret,
  updateWebhook,
  type WebhookRow,
  waitingByWebhook,
  webhookById,
  webhooksOf,
} from './store/webhooks.queries.ts'

declare module '../../http/endpoint/context.ts' {
  interface EndpointServices {
    /** Sends events to webhooks. */
    readonly webhookSender: WebhookSender
  }
}

/** So many webhooks a site may have. */
const MOST = 20
/** How long the secret before a new one signs, too. */
const OLD_SECRET = 24 * 60 * 60 * 1000

type Shown = Answer<typeof changeWebhook>

const iso = (time: number): string => new Date(time).toISOString()

/** Webhooks as they are shown: without their secrets. */
async function shownWebhooks(rows: readonly WebhookRow[], context: MemberContext): Promise<Shown[]> {
  const { storage, tenant, account } = context
  const waiting = await waitingByWebhook(storage.db, tenant.id)
  return Promise.all(
    rows.map(async (row): Promise<Shown> => {
      const maker = row.account_id === null ? undefined : await accountById(storage.db, row.account_id)
      const { failing_since, stopped_at, old_secret_until: until } = row
      return {
        ...{ id: row.id, url: row.url, types: [...fromJson(row.types)], isOn: row.is_on === 1 },
        ...{ waiting: waiting.get(row.id) ?? 0, createdAt: iso(row.created_at) },
        ...(failing_since !== null && { failingSince: iso(failing_since) }),
        ...(stopped_at !== null && { stoppedAt: iso(stopped_at) }),
        ...(until !== null && until > Date.now() && { oldSecretUntil: iso(until) }),
        ...(maker && { maker: { name: maker.name, isYou: maker.id === account.id } }),
      }
    }),
  )
}

async function shownWebhook(id: string, context: MemberContext): Promise<Shown> {
  const row = orNotFound(await webhookById(context.storage.db, context.tenant.id, id))
  return orNotFound((await shownWebhooks([row], context))[0])
}

/** The address as it is stored. @throws CallError `invalid_request` for one that events may not be sent to */
function addressOf(url: string, { parts, t }: MemberContext): string {
  const problem = addressProblem(url.trim(), parts.webhookSender.rules)
  if (problem)
    throw new CallError('invalid_request', {
      fields: { url: t(`problem.webhook${problem.replace(/^./, (letter) => letter.toUpperCase())}`) },
    })
  return new URL(url.trim()).href
}

/** What the audit log says of a webhook: its host, since the rest of an address may be secret. */
const hostOf = ({ url }: Pick<WebhookRow, 'url'>) => ({ host: new URL(url).host })

/** Does something to a webhook that is held meanwhile, and writes it down. */
async function changed<T>(
  id: string,
  action: 'webhook.change' | 'webhook.replay' | 'webhook.rotate',
  { storage, tenant, auditEvent }: MemberContext,
  work: (write: Database, row: WebhookRow) => Promise<T>,
  given?: Pick<WebhookRow, 'url'>,
): Promise<T> {
  return storage.db.transaction().execute(async (write) => {
    await lockSite(write, tenant.id)
    const row = orNotFound(await webhookById(write, tenant.id, id))
    const result = await work(write, row)
    await recordAuditEvent(
      write,
      auditEvent({ tenantId: tenant.id, action, object: id, details: hostOf(given ?? row) }),
    )
    return result
  })
}

/** Webhooks are made, listed and replayed by people alone: no API key may do it (`keyActions`). */
export const webhookRoutes: readonly Endpoint[] = [
  memberEndpoint(listWebhooks, async (_question, context) =>
    shownWebhooks(await webhooksOf(context.storage.db, context.tenant.id), context),
  ),

  memberEndpoint(addWebhook, async ({ url: written, types, isOn }, context) => {
    const { storage, tenant, account, parts, auditEvent, t } = context
    const url = addressOf(written, context)
    const [id, secret] = [randomUUID(), newSecret()]
    const sealed = await parts.webhookSender.sealing.seal('webhook', id, secret)
    await storage.db.transaction().execute(async (write) => {
      await lockSite(write, tenant.id)
      if ((await countWebhooks(write, tenant.id)) >= MOST)
        throw new CallError('conflict', { message: t('problem.webhooksFull', { limit: MOST }) })
      const of = { tenant_id: tenant.id, account_id: account.id, secret: sealed }
      await insertWebhook(write, { id, ...of, url, types, isOn })
      const details = hostOf({ url })
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'webhook.add', object: id, details }))
    })
    return { ...(await shownWebhook(id, context)), secret }
  }),

  memberEndpoint(changeWebhook, async ({ id, url: written, types, isOn }, context) => {
    const url = addressOf(written, context)
    const work = async (write: Database, row: WebhookRow) => {
      await updateWebhook(write, row, { url, types, isOn })
      if (!isOn) await giveUp(write, row.tenant_id, id, Date.now())
    }
    await changed(id, 'webhook.change', context, work, { url })
    return shownWebhook(id, context)
  }),

  memberEndpoint(removeWebhook, async ({ id }, { storage, tenant, auditEvent }) => {
    await storage.db.transaction().execute(async (write) => {
      const row = orNotFound(await webhookById(write, tenant.id, id))
      await deleteWebhook(write, tenant.id, id)
      const details = hostOf(row)
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'webhook.remove', object: id, details }))
    })
    return {}
  }),

  memberEndpoint(rotateWebhookSecret, async ({ id }, context) => {
    const secret = newSecret()
    const sealed = await context.parts.webhookSender.sealing.seal('webhook', id, secret)
    const oldUntil = Date.now() + OLD_SECRET
    await changed(id, 'webhook.rotate', context, (write, row) =>
      replaceSecret(write, row, { secret: sealed, oldUntil }),
    )
    return { ...(await shownWebhook(id, context)), secret }
  }),

  memberEndpoint(listDeliveries, async ({ id, state, page, pageSize }, { storage, tenant }) => {
    orNotFound(await webhookById(storage.db, tenant.id, id))
    return listDeliveriesOf(storage.db, tenant.id, { webhookId: id, state, page, pageSize })
  }),

  memberEndpoint(replayDeliveries, async ({ id, delivery, since }, context) => {
    const { t } = context
    const from = since === undefined ? undefined : Date.parse(since)
    if ((delivery === undefined) === (from === undefined) || Number.isNaN(from))
      throw new CallError('invalid_request', { fields: { since: t('problem.webhookSince') } })
    if (from !== undefined && (from < Date.now() - KEPT || from > Date.now()))
      throw new CallError('invalid_request', { fields: { since: t('problem.webhookSince') } })
    const count = await changed(id, 'webhook.replay', context, async (write, row) => {
      if (row.is_on === 0) throw new CallError('conflict', { message: t('problem.webhookOff') })
      if (from !== undefined) return replaySince(write, row, from)
      orNotFound((await replayOne(write, row, delivery ?? '')) || undefined)
      return 1
    })
    return { count }
  }),

  memberEndpoint(testWebhook, async ({ id }, { storage, tenant, parts }) => {
    const { db } = storage
    const delivery = await db.transaction().execute(async (write) => {
      const row = orNotFound(await webhookById(write, tenant.id, id))
      const object = { kind: 'test', id: randomUUID() } as const
      const [event] = await insertEvents(write, tenant.id, [{ type: WEBHOOK_TEST, object, data: {} }])
      if (!event) throw new Error('A test event was not stored.')
      // It is leased from its start: this instance sends it.
      const [made] = await insertDeliveries(write, [{ webhookId: row.id, event, leasedUntil: Date.now() + LEASE }])
      return made ?? ''
    })
    const leased = orNotFound(await deliveryById(db, tenant.id, delivery))
    await parts.webhookSender.attempt(leased)
    return orNotFound(await shownDelivery(db, tenant.id, delivery))
  }),
]
