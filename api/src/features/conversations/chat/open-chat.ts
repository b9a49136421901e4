import { createHash, randomUUID } from 'node:crypto'
import { type FilledQuestion, formLimits, type openChat } from '@vitrine/schemas'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import { secretOf } from '../../../platform/signing/secret.queries.ts'
import { countChange } from '../../../platform/site-revisions/site-revisions.queries.ts'
import { newToken } from '../../accounts/tokens.ts'
import { consentOf } from '../../visitors/form/consent.ts'
import { fieldReader } from '../../visitors/form/form-fields.ts'
import { readStart } from '../../visitors/form/form-start.ts'
import { claimStart } from '../../visitors/form/form-starts.queries.ts'
import { isSpam, suspicionOf } from '../../visitors/form/spam.ts'
import { assertMessageQuota } from '../../visitors/message-quota.ts'
import { pageOf, urlOf } from '../../visitors/messages/came-from.ts'
import {
  insertLines,
  insertMessage,
  messageOfSubmission,
  type SentFields,
  type StoredMessage,
} from '../../visitors/messages/messages.queries.ts'
import { appendEntry } from '../conversation.queries.ts'
import { chatsOf, insertChat, insertToken } from './chats.queries.ts'
import { VISITOR_KEY } from './visitor-key.ts'

type Question = FilledQuestion<typeof openChat>

function fieldsOf(question: Question, { t }: SiteContext): SentFields & { readonly message: string } {
  const read = fieldReader(t)
  const fields = {
    name: read.line('name', question.name, { limit: formLimits.name }) ?? '',
    email: '',
    message: read.paragraph('text', question.text, { limit: formLimits.message, missing: 'form.message.text' }) ?? '',
    productId: read.line('productId', question.productId, { limit: 64 }),
    productName: read.line('productName', question.productName, { limit: formLimits.productName }),
    page: pageOf(question.page),
    referrer: urlOf(question.referrer),
    campaign: read.line('campaign', question.campaign?.slice(0, formLimits.referrer), { limit: formLimits.referrer }),
  }
  read.done()
  return fields
}

/** The name of a chat: its key and its first words. A key that comes back with other words is another chat. */
const submissionOf = ({ key }: Question, { message }: SentFields): string =>
  createHash('sha256')
    .update(JSON.stringify(['chat', key, message]))
    .digest('base64url')

/**
 * Begins a chat: the row that the inbox shows, its first entry, and what the visitor comes back with, together or not at
 * all. What looks like spam is stored too, and shown among spam.
 *
 * @throws CallError `invalid_request`, or `too_many_requests` beyond the budget of the site.
 */
export async function beginChat(
  question: Question,
  context: SiteContext,
): Promise<{ readonly token: string; readonly reference: string }> {
  const { storage, tenant, language, parts, session, device } = context
  const now = Date.now()
  const fields = fieldsOf(question, context)
  const submission = submissionOf(question, fields)
  const known = await messageOfSubmission(storage.db, tenant.id, submission)
  if (known) return tokenFor(known, context)

  const looks = {
    department: question.department,
    start: readStart(await secretOf(storage.db), tenant.id, question.startedAt),
    lines: [fields.name, fields.productName].filter((text) => text !== undefined),
    message: fields.message,
  }
  await assertMessageQuota(context, suspicionOf(looks, now), now)
  const consent = await consentOf(question, context, now)
  const lines = asked(fields)
  let isGenuine = false
  const stored = await storage.db.transaction().execute(async (write) => {
    const isStartUsed = !(await claimStart(write, looks.start, now))
    const suspicion = suspicionOf({ ...looks, isStartUsed }, now)
    const message = await insertMessage(write, {
      kind: 'chat',
      tenantId: tenant.id,
      language,
      ...fields,
      lines,
      consent,
      suspicion,
      submission,
      now,
    })
    // Somebody pressed twice, and the other press was faster.
    if (!message) return undefined
    await insertLines(write, tenant.id, message.id, lines)
    await appendEntry(write, tenant.id, message.id, {
      id: randomUUID(),
      kind: 'in',
      text: fields.message,
      clientKey: `${VISITOR_KEY}${question.key}`,
      at: now,
    })
    await insertChat(write, tenant.id, message.id, now)
    await countChange(write, tenant.id, 'inbox')
    isGenuine = !isSpam(suspicion)
    return message
  })
  const message = stored ?? (await messageOfSubmission(storage.db, tenant.id, submission))
  if (!message) throw new Error('A chat was not stored, and no other one has its submission.')
  // Members try their own chat out.
  if (isGenuine && session === undefined)
    parts.numbers.countInquiry({
      tenantId: tenant.id,
      at: now,
      language,
      page: fields.page,
      country: undefined,
      referrer: fields.referrer,
      campaign: fields.campaign,
      agent: device,
      products: [fields.productId],
    })
  return tokenFor(message, context)
}

/** The product that a visitor came from, as the one line of an inquiry. */
const asked = ({ productId, productName }: SentFields) =>
  productId === undefined && productName === undefined
    ? []
    : [{ productId, productName: productName ?? '', options: [], quantity: undefined, pricePer: 1 }]

/** One more token for a chat. */
async function tokenFor({ id, reference }: StoredMessage, { storage, tenant }: SiteContext) {
  const chat = (await chatsOf(storage.db, tenant.id, [id])).get(id)
  if (!chat) throw new Error('A message was opened as a chat and is none.')
  const { token, hash } = newToken()
  await insertToken(storage.db, chat, hash)
  return { token, reference }
}
