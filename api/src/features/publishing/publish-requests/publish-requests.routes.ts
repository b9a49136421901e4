import {
  type Answer,
  askToPublish,
  CallError,
  declinePublishRequest,
  listPublishRequests,
  type PageRecord,
} from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../../http/endpoint/or-not-found.ts'
import { fromJson } from '../../../platform/database/json-text.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import { draftIdOf } from '../../drafts/named-draft.ts'
import { pageRecordsOf } from '../../drafts/store/draft-pages.queries.ts'
import { revisionOf } from '../../drafts/store/draft-rows.queries.ts'
import { scopeIsThere } from '../scope-is-there.ts'
import { endPublishRequest, insertPublishRequest, publishRequestsOf } from './publish-requests.queries.ts'

type PublishRequest = Answer<typeof listPublishRequests>[number]

const iso = (at: number): string => new Date(at).toISOString()

const nameOf = (id: string, pages: readonly PageRecord[]): string => {
  const name = pages.find((page) => page.id === id)?.settings.props.name
  return typeof name === 'string' && name !== '' ? name : id
}

async function toldRequests({ storage, tenant }: MemberContext): Promise<readonly PublishRequest[]> {
  const rows = await publishRequestsOf(storage.db, tenant.id)
  const named = [...new Set(rows.flatMap((row) => (row.pages === null ? [] : [row.draft_id])))]
  const pages = new Map(
    await Promise.all(named.map(async (id) => [id, await pageRecordsOf(storage.db, tenant.id, id)] as const)),
  )
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    draftsId: String(row.draft_id),
    revision: row.revision,
    at: iso(row.created_at),
    by: row.by ?? '',
    ...(row.api_key !== null && { key: row.api_key }),
    ...(row.note !== '' && { note: row.note }),
    ...(row.languages !== null && { languages: [...fromJson(row.languages)] }),
    ...(row.pages !== null && {
      pages: fromJson(row.pages).map((id) => ({ id, name: nameOf(id, pages.get(row.draft_id) ?? []) })),
    }),
    ...(row.decided_by !== null && { endedBy: row.decided_by }),
    ...(row.ended_at !== null && { endedAt: iso(row.ended_at) }),
  }))
}

/** Requests to publish: made by programs and by members who may not publish, decided by people in the office. */
export const publishRequestRoutes: readonly Endpoint[] = [
  memberEndpoint(askToPublish, async ({ draftsId: named, note = '', languages, pages }, context) => {
    const { storage, tenant, account, auditEvent } = context
    const draftsId = await draftIdOf(context, named)
    const scope = { ...(languages && { languages }), ...(pages && { pages }) }
    await scopeIsThere(context, draftsId, scope)
    const draftId = Number(draftsId)
    const revision = orNotFound(await revisionOf(storage.db, tenant.id, draftId))
    const id = await storage.db.transaction().execute(async (write) => {
      const [accountId, apiKey] = [account.id, account.apiKey?.name]
      const asked = { tenantId: tenant.id, draftId, revision, accountId, apiKey, note: note.trim(), ...scope }
      const id = await insertPublishRequest(write, asked)
      const event = { tenantId: tenant.id, action: 'site.ask-publish', object: id, details: { draftsId } } as const
      await recordAuditEvent(write, auditEvent(event))
      return id
    })
    storage.changes.tell({ kind: 'site', id: tenant.id })
    return orNotFound((await toldRequests(context)).find((request) => request.id === id))
  }),

  memberEndpoint(listPublishRequests, (_question, context) => toldRequests(context)),

  memberEndpoint(declinePublishRequest, async ({ id }, { storage, tenant, account, auditEvent }) => {
    // What a program asked for is decided by a person.
    if (account.apiKey) throw new CallError('not_allowed')
    await storage.db.transaction().execute(async (write) => {
      const draftsId = orNotFound(await endPublishRequest(write, tenant.id, id, account.id))
      const event = { tenantId: tenant.id, action: 'site.decline-publish', object: id, details: { draftsId } } as const
      await recordAuditEvent(write, auditEvent(event))
    })
    storage.changes.tell({ kind: 'site', id: tenant.id })
    return {}
  }),
]
