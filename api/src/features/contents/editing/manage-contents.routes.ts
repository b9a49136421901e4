import { setImmediate as othersFirst } from 'node:timers/promises'
import { editedContentOf } from '@vitrine/model'
import {
  CallError,
  type ContentKind,
  type ContentRecord,
  changeContent,
  contentDetail,
  contentKey,
  contentList,
  createContent,
  moveContent,
  newId,
  orderContents,
  removeContent,
  statuses,
} from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { lockAndChangeSite } from '../../sites/lock-site.queries.ts'
import { contentsRevision } from '../log/content-operations.queries.ts'
import { logChange, logMoves } from '../log/log-changes.ts'
import {
  addContent,
  deleteContent,
  moveTowards,
  saveContent,
  setOrder,
  spreadWrites,
} from './change-contents.queries.ts'
import { mustMayChange, mustMayOrder } from './may-change.ts'
import { changed, nextRevision } from './next-revision.ts'
import { noteRemoval, noteStatus } from './note-changes.ts'
import { storedContent } from './stored-contents.queries.ts'

/** What members do with products, cases, articles, collections and policies. */
export const contentsWriteRoutes: readonly Endpoint[] = [
  memberEndpoint(contentList, async ({ kind, page, pageSize, category, q, sort, status }, { stores, tenant }) => {
    const input = { page, pageSize, category, q, sort, statuses: status ? [status] : statuses }
    return { ...(await stores.contents.list(tenant.id, kind, input)), page, pageSize }
  }),

  memberEndpoint(contentDetail, async ({ kind, id }, { stores, storage, tenant }) => {
    // The revision first: what comes between is in the record already and told again as missed, but never lost.
    const baseRevision = await contentsRevision(storage.db, tenant.id)
    const record = await stores.contents.byIdOrSlug(tenant.id, kind, id, statuses)
    if (!record) throw new CallError('not_found')
    return { ...record, baseRevision }
  }),

  memberEndpoint(createContent, async ({ kind, ...input }, context) => {
    const { slug, settings, status = 'draft', order = 0 } = input
    const at = new Date().toISOString()
    const empty = { id: newId(), kind, slug, status, order, revision: 0, createdAt: at, updatedAt: at, settings }
    const asked = editedContentOf(changed(empty, input))
    mustMayChange(context.member, context.tenant, contentKey(empty), undefined, asked)
    const record = await nextRevision(empty, input, context)
    await change(context, record.slug, async (db) => {
      await addContent(db, context.tenant.id, record)
      await logChange(db, { after: record }, context)
      await noteStatus(db, undefined, record, context)
    })
    return record
  }),

  memberEndpoint(changeContent, async ({ kind, id, revision, ...input }, context) => {
    const { tenant, member, stores } = context
    const before = await stores.contents.byId(tenant.id, kind, id)
    if (!before) throw new CallError('not_found')
    mustMayChange(member, tenant, contentKey(before), editedContentOf(before), editedContentOf(changed(before, input)))
    if (before.revision !== revision) throw stale(before)
    const record = await nextRevision(before, input, context)
    await change(context, record.slug, async (db) => {
      if (!(await saveContent(db, tenant.id, before, record))) throw new CallError('conflict')
      await logChange(db, { before, after: record }, context)
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
    const { member, tenant } = context
    mustMayChange(member, tenant, contentKey({ kind, id }), undefined, undefined)
    await change(context, '', async (db) => {
      const before = await storedContent(db, tenant.id, kind, id)
      if (!before || !(await deleteContent(db, tenant.id, kind, id))) throw new CallError('not_found')
      await logChange(db, { before }, context)
      await noteRemoval(db, before, context)
    })
    return {}
  }),

  memberEndpoint(orderContents, async ({ kind, ids }, context) => {
    const { member, tenant } = context
    mustMayOrder(member, tenant, contentKey({ kind, id: ids[0] ?? '' }))
    await spreadPlaces(kind, context)
    await change(context, '', async (db) => {
      const moved = await setOrder(db, tenant.id, kind, ids)
      if (!moved) throw new CallError('not_found')
      await logMoves(db, kind, moved, context)
    })
    return {}
  }),

  memberEndpoint(moveContent, async ({ kind, id, position }, context) => {
    const { member, tenant } = context
    mustMayOrder(member, tenant, contentKey({ kind, id }))
    await spreadPlaces(kind, context)
    // On a long way others come between: at any time all stand in one order.
    let before: number | undefined
    for (;;) {
      const step = await change(context, '', async (db) => {
        const one = await moveTowards(db, tenant.id, { kind, id, position })
        if (!one) throw new CallError('not_found')
        await logMoves(db, kind, one.moved, context)
        return one
      })
      before ??= step.before
      if (step.isThere) return { before, position: step.position, total: step.total }
      await othersFirst()
    }
  }),
]

const stale = ({ revision }: ContentRecord) => new CallError('conflict', { details: { revision } })

/** A catalogue whose products share their places would keep everybody waiting while all of them get new ones. */
async function spreadPlaces(kind: ContentKind, context: MemberContext): Promise<void> {
  const { storage, tenant } = context
  const spread = await spreadWrites(storage.db, tenant.id, kind, (db, moved) => logMoves(db, kind, moved, context))
  for (const write of spread) {
    await change(context, '', write)
    await othersFirst()
  }
}

/** Changes contents in one transaction, and tells everybody. */
async function change<Result>(
  { storage, tenant, t }: MemberContext,
  slug: string,
  write: (db: Database) => Promise<Result>,
): Promise<Result> {
  let result: Result
  try {
    result = await storage.db.transaction().execute(async (db) => {
      await lockAndChangeSite(db, tenant.id)
      return write(db)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new CallError('conflict', { fields: { slug: t('problem.slugTaken', { place: slug }) } })
  }
  storage.changes.tell({ kind: 'site', id: tenant.id })
  return result
}
