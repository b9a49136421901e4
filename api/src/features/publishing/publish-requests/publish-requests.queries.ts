import { randomUUID } from 'node:crypto'
import type { PublishScope } from '@vitrine/model'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { countChange } from '../../../platform/site-revisions/site-revisions.queries.ts'

/** So many that were decided are shown, and kept. */
const SHOWN = 20

export interface NewPublishRequest extends PublishScope {
  readonly tenantId: string
  readonly draftId: number
  readonly revision: number
  readonly accountId: string
  /** The name of the API key that asks. */
  readonly apiKey: string | undefined
  readonly note: string
}

const requestsOf = (db: Database, tenantId: string) =>
  db.selectFrom('publish_requests').where('publish_requests.tenant_id', '=', tenantId)

/** Notes a request in the place of that which the same caller made for the draft before. @returns its id */
export async function insertPublishRequest(write: Database, request: NewPublishRequest): Promise<string> {
  const { tenantId, draftId, revision, accountId, apiKey, note, languages, pages } = request
  const id = randomUUID()
  await write
    .deleteFrom('publish_requests')
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', draftId)
    .where('account_id', '=', accountId)
    .where('api_key', apiKey === undefined ? 'is' : '=', apiKey ?? null)
    .where('state', '=', 'open')
    .execute()
  await write
    .insertInto('publish_requests')
    .values({
      ...{ id, tenant_id: tenantId, draft_id: draftId, revision, account_id: accountId, api_key: apiKey ?? null, note },
      ...{ languages: languages ? toJson([...languages]) : null, pages: pages ? toJson([...pages]) : null },
      ...{ state: 'open' as const, created_at: Date.now(), ended_by: null, ended_at: null },
    })
    .execute()
  await countChange(write, tenantId, 'planned')
  return id
}

/** Those that wait, and the last ones that do not; the newest first. With who asked and who decided. */
export async function publishRequestsOf(db: Database, tenantId: string) {
  const rows = (state: 'open' | 'over') =>
    requestsOf(db, tenantId)
      .where('state', state === 'open' ? '=' : '!=', 'open')
      .leftJoin('accounts', 'accounts.id', 'publish_requests.account_id')
      .leftJoin('accounts as deciders', 'deciders.id', 'publish_requests.ended_by')
      .selectAll('publish_requests')
      .select(['accounts.name as by', 'deciders.name as decided_by'])
      .orderBy('publish_requests.created_at', 'desc')
      .orderBy('publish_requests.id')
      .limit(state === 'open' ? 1000 : SHOWN)
      .execute()
  return [...(await rows('open')), ...(await rows('over'))]
}

/** How many wait, with the draft and the time of the newest. */
export async function openPublishRequests(db: Database, tenantId: string) {
  const rows = await requestsOf(db, tenantId)
    .where('state', '=', 'open')
    .select(['draft_id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const [newest] = rows
  return newest && { count: rows.length, draftsId: String(newest.draft_id), newest: newest.created_at }
}

/** Declines a request that waits. @returns its draft; nothing where it does not wait */
export async function endPublishRequest(write: Database, tenantId: string, id: string, accountId: string) {
  const row = await write
    .updateTable('publish_requests')
    .set({ state: 'declined', ended_by: accountId, ended_at: Date.now() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('draft_id')
    .executeTakeFirst()
  if (row) await countChange(write, tenantId, 'planned')
  return row && String(row.draft_id)
}

/** What was published of a draft. */
export interface PublishedOfDraft extends PublishScope {
  readonly tenantId: string
  readonly draftsId: string
  readonly revision: number
  readonly accountId: string | undefined
  /** The languages that an error kept as they were. */
  readonly blocked: readonly string[]
}

/** Ends the requests of which all was published that they ask for. */
export async function notePublishedRequests(write: Database, published: PublishedOfDraft): Promise<void> {
  const { tenantId, draftsId, revision, accountId, languages, pages, blocked } = published
  const waiting = await requestsOf(write, tenantId)
    .where('state', '=', 'open')
    .where('draft_id', '=', Number(draftsId))
    .where('revision', '<=', revision)
    .select(['id', 'languages', 'pages'])
    .execute()
  const isIn = (asked: readonly string[] | undefined, done: readonly string[] | undefined) =>
    done === undefined || (asked?.every((one) => done.includes(one)) ?? false)
  const ended = waiting.filter((row) => {
    const asked = row.languages === null ? undefined : fromJson(row.languages)
    const isBlocked = blocked.some((language) => asked?.includes(language) ?? true)
    return !isBlocked && isIn(asked, languages) && isIn(row.pages === null ? undefined : fromJson(row.pages), pages)
  })
  if (ended.length === 0) return
  await write
    .updateTable('publish_requests')
    .set({ state: 'published', ended_by: accountId ?? null, ended_at: Date.now() })
    .where(
      'id',
      'in',
      ended.map(({ id }) => id),
    )
    .execute()
  await countChange(write, tenantId, 'planned')
}
