import {
  CallError,
  changeContactMessage,
  changeInquiry,
  contactMessageDetail,
  exportInquiries,
  exportSubscriptions,
  type FilledQuestion,
  inquiryDetail,
  inquiryImage,
  limits,
  listContactMessages,
  listInquiries,
  listMails,
  listSubscriptions,
  retryMail,
  subscriptionDetail,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import type { Database } from '../../platform/database/tables.ts'
import { listOutbox, mailById, mailOf, restartMail } from '../../platform/mail/outbox.queries.ts'
import { paragraph } from '../visitors/form/normalize-text.ts'
import { entriesOf } from '../visitors/messages/conversation.queries.ts'
import { subscriptionById } from '../visitors/subscriptions/subscriptions.queries.ts'
import {
  allMessages,
  changeMessage,
  historyOf,
  imageFileById,
  imagesOf,
  linesOf,
  listMessages,
  listSubscriptionsOf,
  type MessageKind,
  messageById,
} from './inbox.queries.ts'
import { csvOf } from './inquiry-table.ts'
import { contactOf, conversationOf, inquiryOf, type MessageRow, subscriptionOf } from './records.ts'
import { subscriptionTable } from './subscription-table.ts'

/** What was asked for; what is missing and what is another site's look the same. */
const messageOrNotFound = async ({ storage: { db }, tenant }: MemberContext, kind: MessageKind, id: string) =>
  orNotFound(await messageById(db, tenant.id, kind, id))

const history = ({ storage: { db }, tenant }: MemberContext, { id }: MessageRow) => historyOf(db, tenant.id, id)

async function wholeInquiry(context: MemberContext, row: MessageRow) {
  const images = await imagesOf(context.storage.db, context.tenant.id, [row.id])
  const lines = await linesOf(context.storage.db, context.tenant.id, [row.id])
  const entries = await entriesOf(context.storage.db, context.tenant.id, [row.id])
  return { ...inquiryOf(row, lines, images), ...conversationOf(row, entries), history: await history(context, row) }
}

const wholeContact = async (context: MemberContext, row: MessageRow) => ({
  ...contactOf(row),
  history: await history(context, row),
})

/** Sets a status and gives the message as it is then. */
async function change(
  context: MemberContext,
  kind: MessageKind,
  { id, status, note, revision }: FilledQuestion<typeof changeInquiry>,
): Promise<MessageRow> {
  const { storage, account } = context
  const row = await messageOrNotFound(context, kind, id)
  const values = { status, note: note && paragraph(note), accountId: account.id, now: Date.now() }
  const isDone =
    (revision === undefined || revision === row.revision) &&
    (await storage.db.transaction().execute((db) => changeMessage(db, row, values)))
  const now = await messageOrNotFound(context, kind, id)
  if (!isDone) throw new CallError('conflict', { details: { revision: now.revision } })
  return now
}

async function* allInquiries(db: Database, tenantId: string, wanted: FilledQuestion<typeof exportInquiries>) {
  for await (const rows of allMessages(db, tenantId, 'inquiry', wanted)) {
    const ids = rows.map(({ id }) => id)
    const [lines, images] = [await linesOf(db, tenantId, ids), await imagesOf(db, tenantId, ids)]
    for (const row of rows) yield inquiryOf(row, lines, images)
  }
}

async function* allSubscriptions(db: Database, tenantId: string, wanted: FilledQuestion<typeof exportSubscriptions>) {
  for (let page = 1; ; page += 1) {
    const { rows } = await listSubscriptionsOf(db, tenantId, { ...wanted, page, pageSize: limits.pageSize })
    for (const row of rows) yield subscriptionOf(row)
    if (rows.length < limits.pageSize) return
  }
}

/** What visitors sent, for the members of a site. */
export const inboxRoutes: readonly Endpoint[] = [
  memberEndpoint(listInquiries, async ({ page, pageSize, status, q }, { storage: { db }, tenant }) => {
    const { rows, total } = await listMessages(db, tenant.id, 'inquiry', { page, pageSize, status, q })
    const ids = rows.map(({ id }) => id)
    const [lines, images] = [await linesOf(db, tenant.id, ids), await imagesOf(db, tenant.id, ids)]
    return { items: rows.map((row) => inquiryOf(row, lines, images)), total, page, pageSize }
  }),
  memberEndpoint(exportInquiries, (wanted, { storage: { db }, tenant, t }) => ({
    body: csvOf(allInquiries(db, tenant.id, wanted), t.language),
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${tenant.clientId}-inquiries.csv"` },
  })),
  memberEndpoint(inquiryDetail, async ({ id }, context) =>
    wholeInquiry(context, await messageOrNotFound(context, 'inquiry', id)),
  ),
  memberEndpoint(changeInquiry, async (question, context) =>
    wholeInquiry(context, await change(context, 'inquiry', question)),
  ),

  memberEndpoint(listContactMessages, async ({ page, pageSize, status, q }, { storage: { db }, tenant }) => {
    const { rows, total } = await listMessages(db, tenant.id, 'contact', { page, pageSize, status, q })
    return { items: rows.map(contactOf), total, page, pageSize }
  }),
  memberEndpoint(contactMessageDetail, async ({ id }, context) =>
    wholeContact(context, await messageOrNotFound(context, 'contact', id)),
  ),
  memberEndpoint(changeContactMessage, async (question, context) =>
    wholeContact(context, await change(context, 'contact', question)),
  ),

  memberEndpoint(listSubscriptions, async ({ page, pageSize, status, q }, { storage: { db }, tenant }) => {
    const { rows, total } = await listSubscriptionsOf(db, tenant.id, { page, pageSize, status, q })
    return { items: rows.map(subscriptionOf), total, page, pageSize }
  }),
  memberEndpoint(exportSubscriptions, (wanted, { storage: { db }, tenant, t }) => ({
    body: subscriptionTable(allSubscriptions(db, tenant.id, wanted), t.language),
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${tenant.clientId}-subscriptions.csv"` },
  })),
  memberEndpoint(subscriptionDetail, async ({ id }, { storage: { db }, tenant }) =>
    subscriptionOf(orNotFound(await subscriptionById(db, tenant.id, id))),
  ),

  memberEndpoint(inquiryImage, async ({ id }, { storage, tenant }) => {
    const { file, type } = orNotFound(await imageFileById(storage.db, tenant.id, id))
    const { stream, bytes } = orNotFound(await storage.files.inquiryImages.read(file))
    const headers = { 'content-length': String(bytes), 'content-security-policy': "default-src 'none'; sandbox" }
    return { body: stream, type, headers }
  }),

  memberEndpoint(listMails, ({ page, pageSize, state }, { storage: { db }, tenant }) =>
    listOutbox(db, tenant.id, { page, pageSize, state }),
  ),
  memberEndpoint(retryMail, async ({ id }, { storage: { db }, tenant }) => {
    const restarted = await restartMail(db, tenant.id, id, Date.now())
    if (restarted) return mailOf(restarted)
    orNotFound(await mailById(db, tenant.id, id))
    throw new CallError('conflict')
  }),
]
