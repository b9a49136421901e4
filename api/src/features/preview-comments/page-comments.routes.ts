import {
  addPageComment,
  CallError,
  changePageComment,
  commentLimits,
  type Draft,
  pageComments,
  removePageComment,
} from '@vitrine/schemas'
import type { SiteContext } from '../../http/endpoint/context.ts'
import { type Endpoint, endpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { countChange } from '../../platform/site-revisions/site-revisions.queries.ts'
import { hashOf } from '../accounts/tokens.ts'
import { draftKeyOf } from '../draft-keys/draft-keys.queries.ts'
import { knownPages } from '../drafts/store/draft-pages.queries.ts'
import { queueCommentMail, uncountComments } from './comment-mails.queries.ts'
import {
  type CommentedDraft,
  changeText,
  commentById,
  commentByKey,
  commentsOnPage,
  deleteComment,
  insertComment,
  placeOfComponent,
  setResolved,
} from './preview-comments.queries.ts'
import { assertRoom, threadOf, writtenText } from './written-comment.ts'

/** Who comments: the holder of a link, on the draft that it opens. */
interface Commenter extends CommentedDraft {
  readonly linkId: string
  /** The account that made the link. */
  readonly madeBy: string | undefined
}

/**
 * The link with which somebody comments.
 * @throws CallError `not_found` when it opens another draft, is over, or allows no comments: of the last it says so.
 */
async function commenterOf({ storage, tenant, preview, t }: SiteContext, draftsId: string): Promise<Commenter> {
  const key = orNotFound(await draftKeyOf(storage.db, 'preview', preview))
  if (key.tenantId !== tenant.id || key.draftsId !== draftsId) throw new CallError('not_found')
  if (!key.allowsComments) throw new CallError('not_found', { message: t('error.comments.off') })
  return { tenantId: tenant.id, draftsId, linkId: key.id, madeBy: key.accountId }
}

/** The type of a section that is seen on a page: its own, or one of header and footer. */
async function sectionOnPage(context: SiteContext, draft: CommentedDraft, page: string, component: string) {
  const { header, footer } = (context.draft as Draft).globalConfiguration
  const found = await placeOfComponent(context.storage.db, draft, component)
  const part = found && { ':header': header, ':footer': footer }[found.place]
  const schema = part?.pageSchema ?? (found?.place === page ? found.schema : undefined)
  const section = schema?.components[component]?.type
  if (section === undefined)
    throw new CallError('invalid_request', { fields: { component: context.t('problem.notOnPage') } })
  return section
}

/**
 * A comment that its author may still change.
 * @throws CallError `not_found` for that of somebody else, `conflict` when it is too late.
 */
async function ownComment({ storage, t }: SiteContext, draft: CommentedDraft, id: string, author: string) {
  const row = orNotFound(await commentById(storage.db, draft, id))
  if (row.author_hash === null || row.author_hash !== hashOf(author)) throw new CallError('not_found')
  if (Date.now() - row.created_at > commentLimits.changeable)
    throw new CallError('conflict', { message: t('error.comments.late') })
}

/** What those do who were given a link to a preview that allows comments. */
export const pageCommentRoutes: readonly Endpoint[] = [
  endpoint(pageComments, async ({ draftsId, ...of }, context) => {
    const commenter = await commenterOf(context, draftsId)
    return { items: await commentsOnPage(context.storage.db, commenter, of) }
  }),

  endpoint(addPageComment, async (question, context) => {
    const { storage, parts } = context
    const { page, language, path = '', component, thread } = question
    const commenter = await commenterOf(context, question.draftsId)
    const key = `${commenter.linkId} ${question.key}`
    const known = await commentByKey(storage.db, commenter, key)
    if (known) return known
    const name = writtenText(context, 'name', question.name)
    const text = writtenText(context, 'text', question.text)
    if ((await knownPages(storage.db, commenter.tenantId, Number(commenter.draftsId), [page])).length === 0)
      throw new CallError('not_found')
    const about =
      thread === undefined
        ? {
            page,
            language,
            path,
            ...(component !== undefined && {
              component,
              section: await sectionOnPage(context, commenter, page, component),
            }),
          }
        : await threadOf(context, commenter, thread)
    await assertRoom(context, commenter)
    // A member who looks at a link of the site tells nobody of that.
    const isOfMember = await context.isMember?.()
    const id = await storage.db.transaction().execute(async (write) => {
      const { id: stored, isNew } = await insertComment(write, {
        ...commenter,
        ...about,
        threadId: thread,
        name,
        text,
        key,
        authorHash: hashOf(question.author),
      })
      if (thread !== undefined) await setResolved(write, commenter, thread, false)
      await countChange(write, commenter.tenantId, 'comments')
      if (isNew && !isOfMember)
        await queueCommentMail(write, commenter, { id: stored, systemOrigin: parts.systemOrigin })
      return stored
    })
    return { id }
  }),

  endpoint(changePageComment, async ({ id, draftsId, author, text }, context) => {
    const commenter = await commenterOf(context, draftsId)
    await ownComment(context, commenter, id, author)
    const written = writtenText(context, 'text', text)
    await context.storage.db.transaction().execute(async (write) => {
      await changeText(write, commenter, id, written)
      await countChange(write, commenter.tenantId, 'comments')
    })
    return {}
  }),

  endpoint(removePageComment, async ({ id, draftsId, author }, context) => {
    const commenter = await commenterOf(context, draftsId)
    await ownComment(context, commenter, id, author)
    await context.storage.db.transaction().execute(async (write) => {
      const gone = await deleteComment(write, commenter, id)
      await countChange(write, commenter.tenantId, 'comments')
      await uncountComments(write, commenter.tenantId, gone)
    })
    return {}
  }),
]
