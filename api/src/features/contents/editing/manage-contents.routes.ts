import { setImmediate as othersFirst } from 'node:timers/promises'
import { baseLanguage } from '@vitrine/model'
import {
  CallError,
  type ContentKind,
  type ContentRecord,
  changeContent,
  contentDetail,
  contentList,
  createContent,
  newId,
  orderContents,
  removeContent,
  type Status,
  statuses,
} from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import { lockAndChangeSite } from '../../sites/lock-site.queries.ts'
import { addContent, deleteContent, saveContent, setOrder, spreadWrites } from './change-contents.queries.ts'
import { mustMayAdd, mustMayChange, mustMayOrder, mustMayRemove } from './may-change.ts'
import { nextRevision } from './next-revision.ts'

/** What members do with products, cases, articles, collections and policies. */
export const contentsWriteRoutes: readonly Endpoint[] = [
  memberEndpoint(contentList, async ({ kind, page, pageSize, category, q, sort, status }, { stores, tenant }) => {
    const input = { page, pageSize, category, q, sort, statuses: status ? [status] : statuses }
    return { ...(await stores.contents.list(tenant.id, kind, input)), page, pageSize }
  }),

  memberEndpoint(contentDetail, async ({ kind, id }, { stores, tenant }) => {
    const record = await stores.contents.byIdOrSlug(tenant.id, kind, id, statuses)
    if (!record) throw new CallError('not_found')
    return record
  }),

  memberEndpoint(createContent, async ({ kind, ...input }, context) => {
    const { slug, settings, status = 'draft', order = 0 } = input
    mustMayAdd(context.member, input)
    const at = new Date().toISOString()
    const empty = { id: newId(), kind, slug, status, order, revision: 0, createdAt: at, updatedAt: at, settings }
    const record = await nextRevision(empty, input, context)
    await change(context, record.slug, async (db) => {
      await addContent(db, context.tenant.id, record)
      await noteStatus(db, undefined, record, context)
    })
    return record
  }),

  memberEndpoint(changeContent, async ({ kind, id, revision, ...input }, context) => {
    const { tenant, member, stores } = context
    const before = await stores.contents.byId(tenant.id, kind, id)
    if (!before) throw new CallError('not_found')
    mustMayChange(member, before, input, baseLanguage(tenant))
    if (before.revision !== revision) throw stale(before)
    const record = await nextRevision(before, input, context)
    await change(context, record.slug, async (db) => {
      if (!(await saveContent(db, tenant.id, before, record))) throw new CallError('conflict')
      await noteStatus(db, before.status, record, context)
    }).catch(async (error: unknown) => {
      if (!(error instanceof CallError) || error.fields) throw error
      // Somebody else came between: they changed it, or took it away.
      const now = await stores.contents.byId(tenant.id, kind, id)
      throw now ? stale(now) : new CallError('not_found')
    })
    return record
  }),

  memberEndpoint(removeContent, async ({ kind, id }, context) => {
    mustMayRemove(context.member)
    await change(context, '', async (db) => {
      if (!(await deleteContent(db, context.tenant.id, kind, id))) throw new CallError('not_found')
      await note(db, 'content.delete', kind, id, context)
    })
    return {}
  }),

  memberEndpoint(orderContents, async ({ kind, ids }, context) => {
    mustMayOrder(context.member)
    const { storage, tenant } = context
    // A catalogue whose products share their places would keep everybody waiting while all of them get new ones.
    for (const write of await spreadWrites(storage.db, tenant.id, kind)) {
      await change(context, '', write)
      await othersFirst()
    }
    await change(context, '', async (db) => {
      if (!(await setOrder(db, tenant.id, kind, ids))) throw new CallError('not_found')
    })
    return {}
  }),
]

const stale = ({ revision }: ContentRecord) => new CallError('conflict', { details: { revision } })

/** Changes contents in one transaction, and tells everybody. */
async function change(
  { storage, tenant, t }: MemberContext,
  slug: string,
  write: (db: Database) => Promise<unknown>,
): Promise<void> {
  try {
    await storage.db.transaction().execute(async (db) => {
      await lockAndChangeSite(db, tenant.id)
      await write(db)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new CallError('conflict', { fields: { slug: t('problem.slugTaken', { place: slug }) } })
  }
  storage.changes.tell({ kind: 'site', id: tenant.id })
}

const note = (db: Database, action: string, kind: ContentKind, id: string, { auditEvent, tenant }: MemberContext) =>
  recordAuditEvent(db, auditEvent({ tenantId: tenant.id, action, object: `${kind}/${id}` }))

const actions: Readonly<Record<Status, string>> = {
  draft: 'content.withdraw',
  published: 'content.publish',
  archived: 'content.archive',
}

/** Writes down when something is shown or no longer shown. */
async function noteStatus(
  db: Database,
  before: Status | undefined,
  { kind, id, status }: ContentRecord,
  context: MemberContext,
): Promise<void> {
  if (status !== (before ?? 'draft')) await note(db, actions[status], kind, id, context)
}
