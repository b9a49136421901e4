import { randomUUID } from 'node:crypto'
import { CallError, type FilledQuestion, formLimits, type leaveChatAddress } from '@vitrine/schemas'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import { folded } from '../../../platform/language/folded.ts'
import { queueMail } from '../../../platform/mail/queue-mail.queries.ts'
import { countChange } from '../../../platform/site-revisions/site-revisions.queries.ts'
import type { MessageRow } from '../../inbox/records.ts'
import { fieldReader } from '../../visitors/form/form-fields.ts'
import { recipientsOf } from '../../visitors/messages/recipients.queries.ts'
import { appendEntry, changeRow, conversationById, detailedEntries } from '../conversation.queries.ts'
import { assertNotOver, chatOrNotFound } from './visitors-chat.ts'

type Question = FilledQuestion<typeof leaveChatAddress>

/** So much of what the visitor wrote stands in the mail about it, in characters. */
const QUOTED = 5000

/** What the mail about a chat says. */
const valuesOf = (row: MessageRow, message: string, siteName: string) => ({
  reference: row.reference,
  siteName,
  email: row.email,
  message: message.slice(0, QUOTED),
  ...(row.name !== '' && { name: row.name }),
  ...(row.page !== null && { page: row.page }),
  ...(row.product_name !== null && { productName: row.product_name }),
})

/**
 * Notes where the visitor of a chat is answered when they have left it. The first time, those who are told of inquiries
 * get a mail about it: the chat was not answered at once then. Nobody is told of what looks like spam.
 *
 * @throws CallError `invalid_request` for what is no address, `gone` once the chat is over, `not_found`.
 */
export async function keepAddress(question: Question, context: SiteContext): Promise<void> {
  const { storage, tenant, t } = context
  const read = fieldReader(t)
  const email = read.email('email', question.email, { limit: formLimits.email, missing: 'form.message.email' }) ?? ''
  const name = read.line('name', question.name, { limit: formLimits.name })
  read.done()
  const chat = await chatOrNotFound(question.token, context)
  const now = Date.now()
  assertNotOver(chat, context, now)
  const ids = { id: chat.message_id, tenant_id: chat.tenant_id }
  const recipients = await recipientsOf(context)
  await storage.db.transaction().execute(async (write) => {
    if (!(await changeRow(write, ids, {}, { isNewRevision: false }))) throw new CallError('not_found')
    const before = await conversationById(write, tenant.id, chat.message_id)
    if (!before) throw new CallError('not_found')
    if (before.email === email && (name === undefined || before.name === name)) return
    const row = { ...before, email, name: name ?? before.name }
    const values = {
      email,
      email_key: email.toLowerCase(),
      name: row.name,
      search: `${before.search} ${folded(`${email} ${name ?? ''}`)}`,
      updated_at: now,
    }
    await changeRow(write, ids, values, { isNewRevision: false })
    const entries = await detailedEntries(write, row)
    await appendEntry(write, tenant.id, row.id, {
      id: randomUUID(),
      kind: 'event',
      key: 'chat-address',
      text: email,
      at: now,
    })
    if (before.email === '' && row.status !== 'spam') {
      const written = entries.flatMap(({ kind, text }) => (kind === 'in' ? [text] : [])).join('\n')
      for (const to of recipients)
        await queueMail(write, {
          tenantId: tenant.id,
          to,
          kind: 'inquiry',
          language: tenant.defaultLanguage,
          about: row.id,
          replyTo: { name: row.name, address: email },
          values: valuesOf(row, written, tenant.name),
        })
    }
    await countChange(write, tenant.id, 'inbox')
  })
}
