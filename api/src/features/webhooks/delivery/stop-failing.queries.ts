import type { Database } from '../../../platform/database/tables.ts'
import { queueMemberMails } from '../../accounts/member-mails.queries.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import { type DeliveryRow, giveUp } from './deliveries.queries.ts'

const DAY = 24 * 60 * 60 * 1000
/** A webhook that fails for so long is turned off. */
const LONGEST_FAILING = 3 * DAY
/** What a receiver answers that wants no more of it, ever. */
const GONE = 410

type OfWebhook = Pick<DeliveryRow, 'tenant_id' | 'webhook_id'>

/** Notes that a webhook works. */
export async function noteSuccess(db: Database, { tenant_id, webhook_id }: OfWebhook): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', webhook_id)
    .where('failing_since', 'is not', null)
    .execute()
}

interface Failure {
  readonly status: number | undefined
  readonly now: number
  /** Where owners work, for the link in the mail. */
  readonly systemOrigin: string
}

/** Notes that a webhook does not work; one that has not for days, or is gone, is turned off, and its maker told. */
export async function noteFailure(db: Database, row: OfWebhook, { status, now, systemOrigin }: Failure): Promise<void> {
  const { tenant_id: tenantId, webhook_id: id } = row
  const one = db.updateTable('webhooks').where('tenant_id', '=', tenantId).where('id', '=', id)
  await one.set({ failing_since: now }).where('failing_since', 'is', null).execute()
  const hook = await db
    .selectFrom('webhooks')
    .select('failing_since')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (status !== GONE && (hook?.failing_since ?? now) > now - LONGEST_FAILING) return
  await db.transaction().execute(async (write) => {
    const stopped = await write
      .updateTable('webhooks')
      .set({ is_on: 0, stopped_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('is_on', '=', 1)
      .$if(status !== GONE, (found) => found.where('failing_since', '<=', now - LONGEST_FAILING))
      .returning(['account_id', 'url', 'failing_since'])
      .executeTakeFirst()
    if (!stopped) return
    await giveUp(write, tenantId, id, now)
    const { host } = new URL(stopped.url)
    await recordAuditEvent(write, {
      tenantId,
      accountId: undefined,
      action: 'webhook.stop',
      object: id,
      details: { host },
    })
    const makers = await write
      .selectFrom('members')
      .select('account_id')
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', stopped.account_id ?? '')
      .execute()
    // Where its maker has left the site, its owners are told.
    const isMaker = ({ accountId, role }: { readonly accountId: string; readonly role: string }) =>
      makers.length > 0 ? accountId === stopped.account_id : role === 'owner'
    await queueMemberMails(write, tenantId, isMaker, {
      kind: 'webhook-stopped',
      systemOrigin,
      place: 'office/webhooks',
      values: { receiver: host, reason: status === GONE ? 'gone' : 'failing' },
      dedupeKey: `webhook-stopped ${id} ${now}`,
      about: id,
    })
  })
}
