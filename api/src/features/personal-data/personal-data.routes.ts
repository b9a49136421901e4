import { buffer } from 'node:stream/consumers'
import { erasePerson, exportPerson } from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { mailOf } from '../../platform/mail/outbox.queries.ts'
import { secretOf } from '../../platform/signing/secret.queries.ts'
import { signature } from '../../platform/signing/signing.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { contactOf, conversationOf, entryRecordOf, inquiryOf, subscriptionOf } from '../inbox/records.ts'
import { deletePerson, type ImageFile, type PersonRows, rowsOfPerson } from './personal-data.queries.ts'

const isInquiry = ({ kind }: { readonly kind: string }): boolean => kind !== 'contact'

/** What the log knows a person by: the same each time, and nobody's address. */
const markOf = async (db: Database, email: string): Promise<string> =>
  signature(await secretOf(db), 'person', email.trim().toLowerCase())

async function imageIn(store: FileStore, { id, type, file }: ImageFile) {
  const found = await store.read(file)
  return { id, type, data: found ? (await buffer(found.stream)).toString('base64') : '' }
}

const countsOf = ({ messages, answers, images, subscriptions, mails, emailVisits }: PersonRows) => ({
  inquiries: messages.filter(isInquiry).length,
  contacts: messages.filter((row) => !isInquiry(row)).length,
  answers: answers.length,
  subscriptions: subscriptions.length,
  mails: mails.length,
  openings: emailVisits.length,
  images: images.length,
})

/** What the law gives people: to get all that is stored of them, and to have it removed. */
export const peopleRoutes: readonly Endpoint[] = [
  memberEndpoint(exportPerson, async ({ email }, { storage, tenant, auditEvent }) => {
    const rows = await rowsOfPerson(storage.db, tenant.id, email)
    const { messages, lines, entries, answers, images, subscriptions, mails, emailVisits } = rows
    const store = storage.files.inquiryImages
    const files = []
    for (const image of images) files.push(await imageIn(store, image))
    const object = await markOf(storage.db, email)
    await recordAuditEvent(
      storage.db,
      auditEvent({ tenantId: tenant.id, action: 'people.export', object, details: countsOf(rows) }),
    )
    return {
      email,
      inquiries: messages
        .filter(isInquiry)
        .map((row) => ({ ...inquiryOf(row, lines, images), ...conversationOf(row, entries) })),
      contacts: messages
        .filter((row) => !isInquiry(row))
        .map((row) => ({ ...contactOf(row), ...conversationOf(row, entries) })),
      answers: answers.map(entryRecordOf),
      subscriptions: subscriptions.map(subscriptionOf),
      mails: mails.map(mailOf),
      openings: emailVisits.map(({ email_id, url, region, at }) => ({
        marketingEmailId: email_id,
        url,
        region,
        at: new Date(at).toISOString(),
      })),
      images: files,
    }
  }),

  memberEndpoint(erasePerson, async ({ email }, { storage, tenant, auditEvent }) => {
    const object = await markOf(storage.db, email)
    const rows = await storage.db.transaction().execute(async (db) => {
      const found = await rowsOfPerson(db, tenant.id, email)
      await deletePerson(db, tenant.id, found)
      const details = countsOf(found)
      await recordAuditEvent(db, auditEvent({ tenantId: tenant.id, action: 'people.erase', object, details }))
      return found
    })
    // A file without a row is swept, should this be cut off.
    await storage.files.inquiryImages.remove(rows.images.map(({ file }) => file))
    return countsOf(rows)
  }),
]
