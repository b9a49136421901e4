import type { WebhookEventType } from '@vitrine/schemas'
import type { Selectable } from 'kysely'
import { toJson } from '../../../platform/database/json-text.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { openStates } from './open-states.ts'

export type WebhookRow = Selectable<Tables['webhooks']>

export const webhookById = (db: Database, tenantId: string, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhooks').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()

/** The webhooks of a site, the oldest first. */
export const webhooksOf = (db: Database, tenantId: string): Promise<readonly WebhookRow[]> =>
  db.selectFrom('webhooks').selectAll().where('tenant_id', '=', tenantId).orderBy('created_at').orderBy('id').execute()

export async function countWebhooks(db: Database, tenantId: string): Promise<number> {
  const { total } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** How many deliveries of each webhook of a site wait. */
export async function waitingByWebhook(db: Database, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', openStates)
    .groupBy('webhook_id')
    .select(({ fn }) => ['webhook_id', fn.countAll().as('count')])
    .execute()
  return new Map(rows.map(({ webhook_id, count }) => [webhook_id, Number(count)]))
}

interface WrittenWebhook {
  readonly url: string
  readonly types: readonly WebhookEventType[]
  readonly isOn: boolean
}

const written = ({ url, types, isOn }: WrittenWebhook) => ({
  url,
  types: toJson(types),
  is_on: isOn ? (1 as const) : (0 as const),
})

export async function insertWebhook(
  write: Database,
  webhook: WrittenWebhook & Pick<WebhookRow, 'id' | 'tenant_id' | 'account_id' | 'secret'>,
): Promise<void> {
  const { id, tenant_id, account_id, secret } = webhook
  await write
    .insertInto('webhooks')
    .values({
      ...{ id, tenant_id, account_id, secret, ...written(webhook) },
      ...{ old_secret: null, old_secret_until: null, failing_since: null, stopped_at: null, created_at: Date.now() },
    })
    .execute()
}

/** Changes a webhook; what went wrong before does not count any more. */
export async function updateWebhook(
  write: Database,
  { tenant_id, id }: Pick<WebhookRow, 'id' | 'tenant_id'>,
  webhook: WrittenWebhook,
): Promise<void> {
  await write
    .updateTable('webhooks')
    .set({ ...written(webhook), failing_since: null, stopped_at: null })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute()
}

/** Gives a webhook another secret; the one before it signs too, until a moment. */
export async function replaceSecret(
  write: Database,
  { tenant_id, id, secret: old }: Pick<WebhookRow, 'id' | 'tenant_id' | 'secret'>,
  { secret, oldUntil }: { readonly secret: string; readonly oldUntil: number },
): Promise<void> {
  await write
    .updateTable('webhooks')
    .set({ secret, old_secret: old, old_secret_until: oldUntil })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute()
}

/** Takes a webhook away, with its deliveries; whether it was there. */
export async function deleteWebhook(write: Database, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom('webhooks')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
