import type { Database } from '../../../platform/database/tables.ts'
import { type NewWebhookEvent, recordWebhookEvents } from '../../webhooks/events/record-events.queries.ts'
import type { InquiryLine } from './inquiry-lines.ts'

/** A message as it is stored. */
interface ToldMessage {
  readonly tenantId: string
  readonly kind: 'inquiry' | 'chat' | 'contact'
  readonly name: string
  readonly email: string
  readonly whatsappPhone?: string | undefined
  readonly company?: string | undefined
  readonly country?: string | undefined
  readonly message?: string | undefined
  readonly page?: string | undefined
  readonly language: string
  readonly lines: readonly InquiryLine[]
  /** The Message-ID of the mail that it came with. */
  readonly headerId?: string | undefined
}

interface Stored {
  readonly id: string
  readonly reference: string
}

const without = (values: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))

const lineOf = ({ priceAtReceipt: _price, options, ...line }: InquiryLine): object => ({
  ...without(line),
  productName: line.productName,
  options: options.map(({ sourceLabel }) => sourceLabel),
})

/** What a form asks for beside a name and an address, as it is told to programs. */
function eventOf(message: ToldMessage, { id, reference }: Stored): NewWebhookEvent {
  const { kind, name, email, language, lines, headerId } = message
  const { whatsappPhone: phone, company, country, message: text, page } = message
  const written = without({ phone, company, country, message: text, page })
  const data = { reference, name, email, language, ...written }
  // What begins with a mail is answered as an inquiry is, and was no form.
  if (kind === 'contact' && headerId === undefined)
    return { type: 'form.sent', object: { kind: 'message', id }, data: { form: 'contact', ...data } }
  const from = kind === 'inquiry' ? 'form' : kind === 'chat' ? 'chat' : 'email'
  return {
    type: 'inquiry.received',
    object: { kind: 'inquiry', id },
    data: { from, ...data, lines: lines.map(lineOf) },
  }
}

/** Tells webhooks of a message that was stored, in its transaction. What looks like spam is not told. */
export const recordMessageEvent = (write: Database, message: ToldMessage, stored: Stored): Promise<void> =>
  recordWebhookEvents(write, message.tenantId, [eventOf(message, stored)])
