import { CallError, changeComment, listComments, removeComment, replyToComment } from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { countChange } from '../../platform/site-revisions/site-revisions.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { draftIdOf } from '../drafts/named-draft.ts'
import { uncountComments } from './comment-mails.queries.ts'
import {
  commentByKey,
  commentCounts,
  deleteComment,
  insertComment,
  listedComments,
  setResolved,
} from './preview-comments.queries.ts'
import { assertRoom, threadOf, writtenText } from './written-comment.ts'

/** What members do with comments on previews. */
export const commentRoutes: readonly Endpoint[] = [
  memberEndpoint(listComments, async ({ draftsId, ...filter }, context) => {
    const { db } = context.storage
    const draft = { tenantId: context.tenant.id, draftsId: await draftIdOf(context, draftsId) }
    return { ...(await listedComments(db, draft, filter)), ...(await commentCounts(db, draft)) }
  }),

  memberEndpoint(replyToComment, async (question, context) => {
    const { storage, tenant, account } = context
    const draft = { tenantId: tenant.id, draftsId: question.draftsId }
    const about = await threadOf(context, draft, question.id)
    const key = `${account.id} ${question.key}`
    const known = await commentByKey(storage.db, draft, key)
    if (known) return known
    const text = writtenText(context, 'text', question.text)
    await assertRoom(context, draft)
    const id = await storage.db.transaction().execute(async (write) => {
      const { id: stored } = await insertComment(write, {
        ...draft,
        ...about,
        accountId: account.id,
        name: '',
        text,
        key,
      })
      await countChange(write, tenant.id, 'comments')
      return stored
    })
    return { id }
  }),

  memberEndpoint(changeComment, async ({ id, draftsId, isResolved }, { storage, tenant }) => {
    await storage.db.transaction().execute(async (write) => {
      if (!(await setResolved(write, { tenantId: tenant.id, draftsId }, id, isResolved)))
        throw new CallError('not_found')
      await countChange(write, tenant.id, 'comments')
    })
    return { isResolved }
  }),

  memberEndpoint(removeComment, async ({ id, draftsId }, { storage, tenant, auditEvent }) => {
    await storage.db.transaction().execute(async (write) => {
      const gone = await deleteComment(write, { tenantId: tenant.id, draftsId }, id)
      if (gone.length === 0) throw new CallError('not_found')
      await countChange(write, tenant.id, 'comments')
      await uncountComments(write, tenant.id, gone)
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'comment.remove', object: id }))
    })
    return {}
  }),
]
