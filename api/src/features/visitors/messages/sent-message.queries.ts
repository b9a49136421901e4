import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'

/** A message as it was sent, for whoever sent it. */
export interface SentMessage {
  readonly sentAt: string
  /** Fields by the names that forms give them; those left empty are not there. */
  readonly fields: Readonly<Record<string, string>>
  /** What was asked for, in its order: labels are the chosen options, prices minor units for `pricePer` units. */
  readonly lines: readonly SentMessageLine[]
  readonly images: number
}

interface SentMessageLine {
  readonly productName: string
  readonly model: string | undefined
  readonly labels: readonly string[]
  readonly quantity: number | undefined
  readonly unit: string | undefined
  readonly unitPrice: number | undefined
  readonly pricePer: number
  readonly currency: string | undefined
  readonly note: string | undefined
}

async function sentLines(db: Database, tenantId: string, messageId: string): Promise<readonly SentMessageLine[]> {
  const rows = await db
    .selectFrom('message_lines')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('message_id', '=', messageId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    productName: row.product_name,
    model: row.model ?? undefined,
    labels: fromJson(row.options).map(({ label }) => label),
    quantity: row.quantity ?? undefined,
    unit: row.unit ?? undefined,
    unitPrice: row.unit_price ?? undefined,
    pricePer: row.price_per,
    currency: row.currency ?? undefined,
    note: row.note ?? undefined,
  }))
}

/** The same words sent twice on one day are one message, so it may be older than its cookie; in milliseconds. */
const LONGEST = 2 * 24 * 60 * 60 * 1000

/** What was stored under a number; nothing once its owner has removed it. */
export async function sentMessage(
  db: Database,
  tenantId: string,
  reference: string,
  now = Date.now(),
): Promise<SentMessage | undefined> {
  const row = await db
    .selectFrom('messages')
    .select([
      'id',
      'name',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'phone as whatsappPhone',
      'company',
      'country',
      'message',
      'product_name as productName',
      'quantity',
      'unit',
      'created_at as createdAt',
    ])
    .where('tenant_id', '=', tenantId)
    .where('kind', 'in', ['inquiry', 'chat', 'contact'])
    .where('created_at', '>', now - LONGEST)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, createdAt, ...fields } = row
  const images = await db
    .selectFrom('inquiry_images')
    .select((expression) => expression.fn.countAll<number | string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('inquiry_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    sentAt: new Date(Number(createdAt)).toISOString(),
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    ),
    lines: await sentLines(db, tenantId, id),
    images: Number(images.count),
  }
}
