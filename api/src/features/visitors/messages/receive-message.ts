import { createHash } from 'node:crypto'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import type { MailValues } from '../../../platform/mail/kinds.ts'
import { queueMail } from '../../../platform/mail/queue-mail.queries.ts'
import { secretOf } from '../../../platform/signing/secret.queries.ts'
import { countChange } from '../../../platform/site-revisions/site-revisions.queries.ts'
import { consentOf, type GivenConsent, isYes } from '../form/consent.ts'
import { readStart } from '../form/form-start.ts'
import { claimStart } from '../form/form-starts.queries.ts'
import { isSpam, suspicionOf } from '../form/spam.ts'
import { imagesGone } from '../inquiry-images/images-gone.ts'
import { claimImages } from '../inquiry-images/inquiry-images.queries.ts'
import { assertMessageQuota } from '../message-quota.ts'
import { insertEntries, type NewEntry } from './conversation.queries.ts'
import type { InquiryLine } from './inquiry-lines.ts'
import {
  insertLines,
  insertMessage,
  messageOfSubmission,
  type SentFields,
  type StoredMessage,
} from './messages.queries.ts'
import { recipientsOf } from './recipients.queries.ts'

/** What forms send beside their fields. */
export interface FormMetadata extends GivenConsent {
  readonly department?: string
  readonly submissionKey?: string
  readonly startedAt?: string
  readonly sendCopy?: boolean | 'yes' | ''
}

export interface ReceivedMessage {
  readonly kind: 'inquiry' | 'chat' | 'contact'
  /** Checked and in their normal form. */
  readonly fields: SentFields
  readonly lines: readonly InquiryLine[]
  readonly images: readonly string[]
  /** The conversation that it was made in. */
  readonly entries?: readonly NewEntry[]
  readonly metadata: FormMetadata
}

/**
 * The name of a submission: its key and what was written. A key that comes back with other words, as
 * from a page that was kept and filled in again, is another submission: nothing is lost. Images do not
 * count, since a form that is sent again uploads them again; nor does the conversation around what was written.
 */
function submissionOf({ kind, fields, lines, metadata: { submissionKey } }: ReceivedMessage): string | undefined {
  if (!submissionKey) return undefined
  const written = JSON.stringify([
    submissionKey,
    kind,
    Object.entries(fields).sort(),
    ...(lines.length > 0 ? [lines] : []),
  ])
  return createHash('sha256').update(written).digest('base64url')
}

/** What a mail says of it: what is asked for stands there once, as lines or, where there are none, as it was written. */
const valuesOf = ({ fields, lines, images }: ReceivedMessage, reference: string, siteName: string): MailValues => {
  const { whatsappPhone: phone, firstName: _first, lastName: _last, ...rest } = fields
  const isPlain = lines.length < 2 && lines.every(({ options, unitPrice }) => options.length === 0 && !unitPrice)
  const asked = !isPlain ? { productName: undefined, quantity: undefined, lines: JSON.stringify(lines) } : undefined
  const all = { ...rest, ...asked, phone, reference, siteName, images: images.length }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** All that the visitor wrote, each text once. */
const writtenBy = (message: string | undefined, entries: readonly NewEntry[]): string =>
  [...new Set([message ?? '', ...entries.flatMap(({ kind, text }) => (kind === 'in' ? [text] : []))])].join('\n')

/**
 * Takes in what a visitor sent: the row, its images, the proof of consent and the mails that follow are
 * stored together or not at all (R195). What looks like spam is stored too, and no mail is sent.
 *
 * @returns the same for a submission that was stored before (R196).
 * @throws CallError `too_many_requests` beyond the budget of the site, `invalid_request` for images
 * that are not there.
 */
export async function receiveMessage(sending: ReceivedMessage, context: SiteContext): Promise<StoredMessage> {
  const { storage, tenant, language, t, parts, session, device } = context
  const { kind, fields, lines: asked, images, entries = [], metadata } = sending
  const now = Date.now()
  const submission = submissionOf(sending)
  const known = submission && (await messageOfSubmission(storage.db, tenant.id, submission))
  if (known) return known

  const lines = [fields.name, fields.company, fields.productName].filter((text) => text !== undefined)
  const looks = {
    department: metadata.department,
    start: readStart(await secretOf(storage.db), tenant.id, metadata.startedAt),
    lines,
    message: writtenBy(fields.message, entries),
  }
  const firstSuspicion = suspicionOf(looks, now)
  await assertMessageQuota(context, firstSuspicion, now)
  const consent = await consentOf(metadata, context, now)
  const recipients = isSpam(firstSuspicion) ? [] : await recipientsOf(context)

  let isCounted = false
  const message = await storage.db.transaction().execute(async (db) => {
    const isStartUsed = !(await claimStart(db, looks.start, now))
    const suspicion = suspicionOf({ ...looks, isStartUsed }, now)
    const receivers = isSpam(suspicion) ? [] : recipients
    const row = {
      kind,
      tenantId: tenant.id,
      language,
      ...fields,
      lines: asked,
      consent,
      suspicion,
      submission,
      now,
    }
    const stored = await insertMessage(db, row)
    // Somebody clicked twice, and the other click was faster.
    if (!stored) {
      const other = submission === undefined ? undefined : await messageOfSubmission(db, tenant.id, submission)
      if (!other) throw new Error('A message was not stored, and no other one has its submission.')
      return other
    }
    await insertLines(db, tenant.id, stored.id, asked)
    await insertEntries(db, tenant.id, stored.id, entries)
    const gone = await claimImages(db, tenant.id, images, stored.id, now)
    if (gone.length > 0) throw imagesGone(gone, t)
    const mail = { tenantId: tenant.id, about: stored.id, values: valuesOf(sending, stored.reference, tenant.name) }
    const replyTo = { name: fields.name, address: fields.email }
    const about = kind === 'contact' ? kind : 'inquiry'
    for (const to of receivers)
      await queueMail(db, { ...mail, to, kind: about, language: tenant.defaultLanguage, replyTo })
    if (kind !== 'contact' && isYes(metadata.sendCopy) && !isSpam(suspicion)) {
      // Nothing that the visitor wrote: the address may be somebody else's (R202).
      const values = { reference: stored.reference, siteName: tenant.name }
      await queueMail(db, { ...mail, to: fields.email, kind: 'inquiry-copy', language, values })
    }
    await countChange(db, tenant.id, 'inbox')
    // Members try their own forms out.
    isCounted = kind !== 'contact' && !isSpam(suspicion) && session === undefined
    return stored
  })
  if (isCounted)
    parts.numbers.countInquiry({
      tenantId: tenant.id,
      at: now,
      language,
      page: fields.page,
      country: fields.country,
      referrer: fields.referrer,
      campaign: fields.campaign,
      agent: device,
      products: [fields.productId, ...asked.map(({ productId }) => productId)],
    })
  return message
}
