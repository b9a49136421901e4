import { createHash, randomUUID } from 'node:crypto'
import { CallError, type InboundResult, type MessageStatus } from '@vitrine/schemas'
import type { Tenant } from '../../../http/access/site.ts'
import type { Context } from '../../../http/endpoint/context.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { translatorFor } from '../../../platform/language/translator.ts'
import { queueMail } from '../../../platform/mail/queue-mail.queries.ts'
import { mailTexts } from '../../../platform/mail/texts.ts'
import { countChange } from '../../../platform/site-revisions/site-revisions.queries.ts'
import { insertChange } from '../../inbox/inbox.queries.ts'
import type { MessageRow } from '../../inbox/records.ts'
import { isSpam, suspicionOf } from '../../visitors/form/spam.ts'
import { claimImages } from '../../visitors/inquiry-images/inquiry-images.queries.ts'
import { assertMessageQuota } from '../../visitors/message-quota.ts'
import { insertMessage, messageOfSubmission } from '../../visitors/messages/messages.queries.ts'
import { recipientsOf } from '../../visitors/messages/recipients.queries.ts'
import { appendEntry, changeRow, conversationById, entryByKey, memberById } from '../conversation.queries.ts'
import { hasMail } from './find-conversation.queries.ts'
import { type Addressee, addresseeOf } from './find-conversation.ts'
import { keepImages } from './keep-images.ts'
import type { ReadMail } from './read-mail.ts'

/** A mail with what names it, however often it is delivered. */
interface Delivery {
  readonly mail: ReadMail
  readonly key: string
  readonly now: number
}

/** What an answer makes of a conversation: it waits for an answer again. What was decided stays decided. */
const reopened: ReadonlySet<MessageStatus> = new Set(['read', 'replied', 'archived'])

const EVENT_LENGTH = 2000

const keyOf = (mail: ReadMail, raw: Uint8Array): string =>
  `mail ${createHash('sha256')
    .update(mail.messageId ?? raw)
    .digest('base64url')}`

/** The text of a mail, with the names of the files that are not kept. */
function textWith({ text, subject, otherFiles }: ReadMail, refused: readonly string[], { defaultLanguage }: Tenant) {
  const names = [...otherFiles.map(({ name }) => name), ...refused]
  const t = translatorFor(mailTexts, defaultLanguage)
  const files = names.length === 0 ? [] : [t('inbound.attachments', { names: names.join(', ') })]
  return [text || subject, ...files].filter(Boolean).join('\n\n')
}

/** Who is told that something came: the member who takes care of it, else who is told of forms. */
async function toldOf(row: MessageRow | undefined, tenant: Tenant, context: Context): Promise<readonly string[]> {
  const { storage, stores } = context
  const member = row?.assignee ? await memberById(storage.db, tenant.id, row.assignee) : undefined
  return member ? [member.email] : recipientsOf({ storage, stores, tenant })
}

/** Queues the mails that tell members of what came. */
async function tell(
  write: Database,
  to: readonly string[],
  { mail, message, tenant }: { mail: ReadMail; message: { id: string; reference: string }; tenant: Tenant },
): Promise<void> {
  const { from, text } = mail
  if (!from) return
  for (const receiver of to)
    await queueMail(write, {
      tenantId: tenant.id,
      to: receiver,
      kind: 'contact',
      language: tenant.defaultLanguage,
      about: message.id,
      replyTo: from,
      values: {
        reference: message.reference,
        siteName: tenant.name,
        name: from.name,
        email: from.address,
        ...(text && { message: text }),
      },
    })
}

/**
 * Keeps others from changing a conversation until the transaction ends.
 *
 * @returns it as it is now; nothing when it is gone, or has the mail with this key already.
 */
async function lockedFor(write: Database, { id, tenant_id }: MessageRow, key: string): Promise<MessageRow | undefined> {
  if (!(await changeRow(write, { id, tenant_id }, {}, { isNewRevision: false }))) return undefined
  if (await entryByKey(write, tenant_id, id, key)) return undefined
  return conversationById(write, tenant_id, id)
}

/** Adds a mail to the conversation that it answers, and opens that again. */
async function answer(
  { mail, key, now }: Delivery,
  { tenant, row }: { readonly tenant: Tenant; readonly row: MessageRow },
  context: Context,
): Promise<InboundResult> {
  const { storage } = context
  const from = mail.from?.address ?? ''
  const { ids, refused } = await keepImages(storage, tenant.id, mail.images, now)
  const receivers = row.status === 'spam' ? [] : await toldOf(row, tenant, context)
  const text = textWith(mail, refused, tenant)
  const entryId = randomUUID()
  const isNew = await storage.db.transaction().execute(async (write) => {
    const locked = await lockedFor(write, row, key)
    if (!locked) return false
    const isReopened = reopened.has(locked.status)
    const values = {
      ...(isReopened && ({ status: 'new' } as const)),
      is_unread: 1 as const,
      last_at: now,
      updated_at: now,
      changed_by: null,
      changed_what: 'answer' as const,
    }
    await changeRow(write, row, values, { isNewRevision: true })
    await appendEntry(write, tenant.id, row.id, {
      id: entryId,
      kind: 'in',
      text,
      headerId: mail.messageId,
      sender: from,
      clientKey: key,
      at: now,
    })
    if (isReopened) await insertChange(write, row, { status: 'new', note: undefined, accountId: null, now })
    await claimImages(write, tenant.id, ids, row.id, now, entryId)
    await tell(write, receivers, { mail, message: row, tenant })
    await countChange(write, tenant.id, 'inbox')
    return true
  })
  return isNew ? 'stored' : 'known'
}

/** Begins a conversation with a mail. */
async function begin({ mail, key, now }: Delivery, tenant: Tenant, context: Context): Promise<InboundResult> {
  const { storage, limits } = context
  const { from, subject } = mail
  if (!from) return 'ignored'
  const start = { kind: 'signed', at: now - 60_000, nonce: '' } as const
  const suspicion = suspicionOf({ start, lines: [from.name, subject], message: mail.text }, now)
  await assertMessageQuota({ limits, storage, tenant }, suspicion, now)
  const { ids, refused } = await keepImages(storage, tenant.id, mail.images, now)
  const receivers = isSpam(suspicion) ? [] : await toldOf(undefined, tenant, context)
  const language = tenant.defaultLanguage
  return storage.db.transaction().execute(async (write) => {
    const message = await insertMessage(write, {
      kind: 'contact',
      tenantId: tenant.id,
      language,
      name: from.name,
      email: from.address,
      message: textWith(mail, refused, tenant),
      subject: subject || undefined,
      headerId: mail.messageId,
      lines: [],
      // Who writes a mail agrees to nothing but to be answered.
      consent: { at: new Date(now).toISOString(), language, textVersion: '', marketing: false },
      suspicion,
      submission: key,
      now,
    })
    if (!message) return 'known'
    await claimImages(write, tenant.id, ids, message.id, now)
    await tell(write, receivers, { mail, message, tenant })
    await countChange(write, tenant.id, 'inbox')
    return 'stored'
  })
}

/** Notes that a program answered: a mail came back, or somebody is away. */
async function note({ mail, key, now }: Delivery, row: MessageRow, { storage }: Context): Promise<InboundResult> {
  const isBounce = mail.machine === 'bounce'
  const isNew = await storage.db.transaction().execute(async (write) => {
    // Who has read that an answer is away loses nothing; who waits for one must hear that the question never came.
    if (!(await lockedFor(write, row, key))) return false
    if (isBounce) await changeRow(write, row, { is_unread: 1, last_at: now }, { isNewRevision: false })
    await appendEntry(write, row.tenant_id, row.id, {
      id: randomUUID(),
      kind: 'event',
      key: mail.machine ?? 'auto-reply',
      text: [mail.subject, mail.text].filter(Boolean).join('\n\n').slice(0, EVENT_LENGTH),
      headerId: mail.messageId,
      clientKey: key,
      at: now,
      ...(mail.from && { sender: mail.from.address }),
    })
    await countChange(write, row.tenant_id, 'inbox')
    return true
  })
  return isNew ? 'event' : 'known'
}

/** The ids of ours in a mail that a server returned, which holds the mail that it is about. */
const returnedIds = (raw: Uint8Array): readonly string[] =>
  Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, 256 * 1024))
    .toString('latin1')
    .match(/<[0-9]{1,15}\.[0-9a-f]{8}-[0-9a-f-]{27}@[^<>\s]{1,255}>/g) ?? []

/**
 * Takes in a mail: it becomes part of the conversation that it answers, else it begins one. The same mail again changes
 * nothing.
 *
 * @throws CallError `tenant_not_found` when it was written to no site.
 */
export async function receiveMail(raw: Uint8Array, mail: ReadMail, context: Context): Promise<InboundResult> {
  const { storage, parts } = context
  const delivery = { mail, key: keyOf(mail, raw), now: Date.now() }
  const ids = mail.machine === undefined ? mail.answers : [...mail.answers, ...returnedIds(raw)].slice(0, 200)
  const addressee: Addressee | undefined = await addresseeOf(mail, ids, parts.inbound?.domain, context)
  if (mail.machine !== undefined) return addressee?.row ? note(delivery, addressee.row, context) : 'ignored'
  if (!mail.from) return 'ignored'
  if (!addressee) throw new CallError('tenant_not_found')
  const { tenant, row } = addressee
  const isKnown =
    (mail.messageId !== undefined && (await hasMail(storage.db, tenant.id, mail.messageId))) ||
    (await messageOfSubmission(storage.db, tenant.id, delivery.key)) !== undefined
  if (isKnown) return 'known'
  return row ? answer(delivery, { tenant, row }, context) : begin(delivery, tenant, context)
}
