import { can, type Membership } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { MailValues } from '../../platform/mail/kinds.ts'
import { changeUnsentMail, deleteUnsentMail, lastMailAbout } from '../../platform/mail/outbox.queries.ts'
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

/** The ids of the comments that a mail counts, in one value of it: whichever is deleted before it is sent is taken out. */
const countedIn = ({ comments }: MailValues): readonly string[] =>
  String(comments ?? '')
    .split(' ')
    .filter(Boolean)

const counting = (ids: readonly string[]): MailValues => ({ count: ids.length, comments: ids.join(' ') })

/** Takes comments that are gone out of the mails that wait; one that would tell of none is not sent. */
export async function uncountComments(
  write: Database,
  tenantId: string,
  gone: readonly { readonly id: string; readonly linkId: string | null }[],
  now = Date.now(),
): Promise<void> {
  const ids = new Set(gone.map(({ id }) => id))
  for (const linkId of new Set(gone.flatMap((one) => one.linkId ?? []))) {
    const mail = await lastMailAbout(write, tenantId, { kind, about: linkId })
    if (!mail) continue
    const values = fromJson(mail.content)
    const counted = countedIn(values)
    const left = counted.filter((id) => !ids.has(id))
    if (left.length === counted.length) continue
    if (left.length === 0) await deleteUnsentMail(write, mail.id, now)
    else await changeUnsentMail(write, mail.id, { ...values, ...counting(left) }, now)
  }
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
  { id, systemOrigin }: { readonly id: string; readonly systemOrigin: string },
  now = Date.now(),
): Promise<void> {
  const last = await lastMailAbout(write, tenantId, { kind, about: linkId })
  if (last) {
    const values = fromJson(last.content)
    if (await changeUnsentMail(write, last.id, { ...values, ...counting([...countedIn(values), id]) }, now)) return
  }
  await queueMemberMails(write, tenantId, (member) => member.accountId === madeBy && isToldOfComments(member), {
    kind,
    systemOrigin,
    place: `drafts/${draftsId}/designer#panel=comments`,
    values: counting([id]),
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
