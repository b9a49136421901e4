import { randomInt, randomUUID } from 'node:crypto'
import { toJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { folded } from '../../../platform/language/folded.ts'
import type { StoredConsent } from '../form/consent.ts'
import { isSpam, type Suspicion } from '../form/spam.ts'
import type { InquiryLine } from './inquiry-lines.ts'
import { recordMessageEvent } from './message-events.queries.ts'

/** Letters and digits that nobody takes for each other, read out or written by hand: no I, L, O, 0, 1. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** What people call an inquiry by: eight of them, so that two alike are as good as never met. */
const newReference = (): string => Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** What a visitor wrote into the form of an inquiry, or of a message to the company. */
export interface SentFields {
  readonly name: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly email: string
  readonly whatsappPhone?: string | undefined
  readonly company?: string | undefined
  readonly country?: string | undefined
  readonly message?: string | undefined
  readonly productId?: string | undefined
  readonly productName?: string | undefined
  readonly quantity?: number | undefined
  readonly unit?: string | undefined
  readonly page?: string | undefined
  readonly referrer?: string | undefined
  readonly campaign?: string | undefined
}

export interface NewMessage extends SentFields {
  readonly lines: readonly InquiryLine[]
  readonly kind: 'inquiry' | 'chat' | 'contact'
  readonly tenantId: string
  readonly language: string
  readonly consent: StoredConsent
  readonly suspicion: Suspicion
  readonly submission: string | undefined
  /** The subject and Message-ID of the mail that it came with. */
  readonly subject?: string | undefined
  readonly headerId?: string | undefined
  readonly now: number
}

/** A stored message, by its id and by what people call it. */
export interface StoredMessage {
  readonly id: string
  readonly reference: string
}

/** What a submission was stored as before; nothing when it is new. */
export const messageOfSubmission = (
  db: Database,
  tenantId: string,
  submission: string,
): Promise<StoredMessage | undefined> =>
  db
    .selectFrom('messages')
    .select(['id', 'reference'])
    .where('tenant_id', '=', tenantId)
    .where('submission', '=', submission)
    .executeTakeFirst()

/** Stores a message, inside the transaction that takes it in; nothing when its submission was stored already. */
export async function insertMessage(db: Database, message: NewMessage): Promise<StoredMessage | undefined> {
  const { kind, tenantId, suspicion, now } = message
  const words = [message.subject, message.name, message.email, message.whatsappPhone, message.company, message.message]
  const asked = message.lines.flatMap(({ productName, model }) => [productName, model])
  const reference = newReference()
  const stored = await db
    .insertInto('messages')
    .values({
      id: randomUUID(),
      tenant_id: tenantId,
      kind,
      reference,
      status: isSpam(suspicion) ? 'spam' : 'new',
      revision: 1,
      name: message.name,
      first_name: message.firstName ?? null,
      last_name: message.lastName ?? null,
      email: message.email,
      email_key: message.email.toLowerCase(),
      phone: message.whatsappPhone ?? null,
      company: message.company ?? null,
      country: message.country ?? null,
      message: message.message ?? null,
      product_id: message.productId ?? null,
      product_name: message.productName ?? null,
      quantity: message.quantity ?? null,
      unit: message.unit ?? null,
      page: message.page ?? null,
      referrer: message.referrer ?? null,
      campaign: message.campaign ?? null,
      language: message.language,
      consent: toJson(message.consent),
      spam_score: suspicion.score,
      spam_reasons: toJson(suspicion.reasons),
      submission: message.submission ?? null,
      search: folded([reference, ...words, message.productName, ...asked].filter(Boolean).join(' ')),
      created_at: now,
      updated_at: now,
      assignee: null,
      is_unread: 1,
      last_at: now,
      subject: message.subject ?? null,
      header_id: message.headerId ?? null,
      changed_by: null,
      changed_what: null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'submission']).doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst()
  if (stored && !isSpam(suspicion)) await recordMessageEvent(db, message, stored)
  return stored
}

/** Stores what an inquiry asks for, in its order; inside the transaction of the inquiry. */
export async function insertLines(
  db: Database,
  tenantId: string,
  messageId: string,
  lines: readonly InquiryLine[],
): Promise<void> {
  if (lines.length === 0) return
  await db
    .insertInto('message_lines')
    .values(
      lines.map((line, position) => ({
        tenant_id: tenantId,
        message_id: messageId,
        position,
        product_id: line.productId ?? null,
        product_name: line.productName,
        model: line.model ?? null,
        options: toJson(line.options),
        quantity: line.quantity ?? null,
        unit: line.unit ?? null,
        unit_price: line.unitPrice ?? null,
        price_per: line.pricePer,
        currency: line.currency ?? null,
        price_at_receipt: line.priceAtReceipt ?? null,
        note: line.note || null,
      })),
    )
    .execute()
}
