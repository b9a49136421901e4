import type { contactRecord, inquiryRecord, inquiryWithEntries, PropsOf, subscriptionRecord } from '@vitrine/schemas'
import type { Selectable } from 'kysely'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { EntryRow } from '../visitors/messages/conversation.queries.ts'

export type MessageRow = Selectable<Tables['messages']>
export type ImageRow = Pick<
  Selectable<Tables['inquiry_images']>,
  'id' | 'inquiry_id' | 'entry_id' | 'type' | 'bytes' | 'width' | 'height'
>
export type LineRow = Selectable<Tables['message_lines']>
type SubscriptionRow = Selectable<Tables['subscriptions']>

type Inquiry = PropsOf<typeof inquiryRecord>
type Contact = PropsOf<typeof contactRecord>
type Entries = PropsOf<typeof inquiryWithEntries>['entries']

const iso = (time: number): string => new Date(time).toISOString()
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time))

/** What is empty is left out. */
export const given = <const T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as never

/** A message as members see it, written out field by field. */
export const contactOf = (row: MessageRow): Contact => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  revision: row.revision,
  name: row.name,
  email: row.email,
  ...given({ company: row.company, message: row.message, page: row.page }),
  language: row.language,
  consent: fromJson(row.consent),
  spamScore: row.spam_score,
  spamReasons: [...fromJson(row.spam_reasons)],
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
})

const lineOf = (row: LineRow): Inquiry['lines'][number] => ({
  productName: row.product_name,
  options: [...fromJson(row.options)],
  pricePer: row.price_per,
  ...given({
    productId: row.product_id,
    model: row.model,
    quantity: row.quantity,
    unit: row.unit,
    unitPrice: row.unit_price,
    priceAtReceipt: row.price_at_receipt,
    currency: row.currency,
    note: row.note,
  }),
})

/** An inquiry as members see it, with what it asks for and its images. */
export const inquiryOf = (row: MessageRow, lines: readonly LineRow[], images: readonly ImageRow[]): Inquiry => ({
  ...contactOf(row),
  kind: row.kind === 'chat' ? 'chat' : 'inquiry',
  message: row.message ?? '',
  whatsappPhone: row.phone ?? '',
  ...given({
    firstName: row.first_name,
    lastName: row.last_name,
    country: row.country,
    productId: row.product_id,
    productName: row.product_name,
    quantity: row.quantity,
    unit: row.unit,
    referrer: row.referrer,
    campaign: row.campaign,
  }),
  lines: lines.filter(({ message_id }) => message_id === row.id).map(lineOf),
  images: images
    .filter(({ inquiry_id }) => inquiry_id === row.id)
    .map(({ id, type, bytes, width, height }) => ({ id, type, bytes, width, height })),
})

/** What was said in the conversation of a message. */
export const conversationOf = ({ id }: MessageRow, entries: readonly EntryRow[]): { readonly entries: Entries } => ({
  entries: entries.filter(({ message_id }) => message_id === id).map(entryRecordOf),
})

/** One entry of a conversation. */
export const entryRecordOf = (entry: EntryRow): Entries[number] => ({
  id: entry.id,
  kind: entry.kind,
  text: entry.text,
  ...given({ key: entry.key }),
  at: iso(Number(entry.at)),
})

export const subscriptionOf = (row: SubscriptionRow): PropsOf<typeof subscriptionRecord> => ({
  id: row.id,
  email: row.email,
  status: row.status,
  language: row.language,
  consent: fromJson(row.consent),
  spamScore: row.spam_score,
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
  ...given({
    source: row.source,
    confirmedAt: isoOrNull(row.confirmed_at),
    unsubscribedAt: isoOrNull(row.unsubscribed_at),
  }),
})
