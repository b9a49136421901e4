import { randomUUID } from 'node:crypto'
import type { AuditEvent } from '../../http/access/identity.ts'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import { type Paging, pageOf } from '../../platform/database/paging.ts'
import type { Database } from '../../platform/database/tables.ts'

/** Records an event, inside the transaction that does it where there is one. The log is only ever added to. */
export async function recordAuditEvent(db: Database, event: AuditEvent): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: randomUUID(),
      tenant_id: event.tenantId ?? null,
      at: new Date().toISOString(),
      account_id: event.accountId ?? null,
      action: event.action,
      object: event.object,
      details: toJson(event.details ?? {}),
      request_id: event.requestId ?? null,
      api_key: event.apiKey ?? null,
    })
    .execute()
}

/** What one action did to some objects: its details, by object. */
export async function detailsOf(
  db: Database,
  tenantId: string,
  action: string,
  objects: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<AuditEvent['details']>>> {
  if (objects.length === 0) return new Map()
  const rows = await db
    .selectFrom('audit')
    .select(['object', 'details'])
    .where('tenant_id', '=', tenantId)
    .where('action', '=', action)
    .where('object', 'in', objects)
    .execute()
  return new Map(rows.map(({ object, details }) => [object, fromJson(details)]))
}

/** Which events are asked for. */
export interface AuditFilter extends Paging {
  /** One action, or the first word of several. */
  readonly action?: string
  /** An ISO day or moment. */
  readonly from?: string
  /** The same, when it ends. */
  readonly to?: string
  /** The id of who did it. */
  readonly account?: string
}

/** The audit events of a site, the newest first. */
export async function listAuditEvents(
  db: Database,
  tenantId: string,
  { page, pageSize, action, from, to, account }: AuditFilter,
) {
  const wanted = eventsOf(db, tenantId)
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('at', '<', to ?? ''))
    .$if(account !== undefined, (query) => query.where('audit.account_id', '=', account ?? ''))
    .$if(action !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb('action', '=', action ?? ''), eb('action', 'like', `${action}.%`)])),
    )
  const { rows, total } = await pageOf(wanted, { page, pageSize }, newestFirst)
  return { items: rows.map(eventOf), total, page, pageSize }
}

const eventsOf = (db: Database, tenantId: string) => db.selectFrom('audit').where('audit.tenant_id', '=', tenantId)

/** With who did it, and to whom where the object is an account. */
const newestFirst = (found: ReturnType<typeof eventsOf>) =>
  found
    .leftJoin('accounts', 'accounts.id', 'audit.account_id')
    .leftJoin('accounts as persons', 'persons.id', 'audit.object')
    .select(['audit.id', 'at', 'action', 'object', 'details', 'request_id', 'api_key', 'account_id'])
    .select(['accounts.name', 'accounts.email', 'persons.name as person_name', 'persons.email as person_email'])
    .orderBy('at', 'desc')
    .orderBy('audit.id')

type Row = Awaited<ReturnType<ReturnType<typeof newestFirst>['execute']>>[number]

const eventOf = (row: Row) => ({
  id: row.id,
  at: row.at,
  action: row.action,
  object: row.object,
  details: fromJson(row.details),
  ...(row.account_id !== null &&
    row.name !== null &&
    row.email !== null && { account: { id: row.account_id, name: row.name, email: row.email } }),
  ...(row.person_name !== null &&
    row.person_email !== null && { person: { name: row.person_name, email: row.person_email } }),
  ...(row.api_key !== null && { key: row.api_key }),
  ...(row.request_id !== null && { requestId: row.request_id }),
})

/** The last audit events of a site, the newest first; they are not counted. */
export async function recentAuditEvents(db: Database, tenantId: string, limit: number) {
  const rows = await newestFirst(eventsOf(db, tenantId)).limit(limit).execute()
  return rows.map(eventOf)
}
