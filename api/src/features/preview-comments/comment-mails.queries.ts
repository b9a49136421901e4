import { can, type Membership } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { changeUnsentMail, lastMailAbout } from '../../platform/mail/outbox.queries.ts'
import { queueMemberMails } from '../accounts/member-mails.queries.ts'
import type { CommentedDraft } from './preview-comments.queries.ts'

/** So long lies between two mails about one link at least, in milliseconds. */
const APART = 60 * 60_000

const kind = 'preview-comments'

/** Whether a member is told of comments: whoever may answer them. */
export const isToldOfComments = (member: Membership): boolean => can(member, 'draft.write')

interface CommentedLink extends CommentedDraft {
  readonly linkId: string
  /** Who made the link; nothing once the account is gone. */
  readonly madeBy: string | undefined
}

/**
 * Tells who made a link that a client has commented, as long as they may answer. The first comment is told at once;
 * those within an hour after a mail are counted, and told by one mail when the hour is over. What was written stands in
 * no mail, so that a comment which is deleted is gone.
 *
 * Call it after `countChange`, in the transaction of the comment: transactions that count the same change wait for each
 * other, and none misses the mail of another.
 */
export async function queueCommentMail(
  write: Database,
  { tenantId, draftsId, linkId, madeBy }: CommentedLink,
  systemOrigin: string,
  now = Date.now(),
): Promise<void> {
  const last = await lastMailAbout(write, tenantId, { kind, about: linkId })
  if (last) {
    const values = fromJson(last.content)
    if (await changeUnsentMail(write, last.id, { ...values, count: Number(values.count) + 1 }, now)) return
  }
  await queueMemberMails(write, tenantId, (member) => member.accountId === madeBy && isToldOfComments(member), {
    kind,
    systemOrigin,
    place: `drafts/${draftsId}/designer#panel=comments`,
    values: { count: 1 },
    about: linkId,
    // One without a time is being sent just now, or could not be.
    notBefore: last ? Math.max(now, (last.sent_at ?? now) + APART) : now,
  })
}

/** Takes mails about comments back that were not sent yet, from somebody who may not answer them any more. */
export async function deleteCommentMails(write: Database, tenantId: string, email: string): Promise<void> {
  await write
    .deleteFrom('outbox')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('recipient_key', '=', email.toLowerCase())
    .where('state', '!=', 'sent')
    .execute()
}
