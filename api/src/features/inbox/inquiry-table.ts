import type { Readable } from 'node:stream'
import type { inquiryRecord, PropsOf } from '@vitrine/schemas'
import { currencyDecimals, decimalOf } from '@vitrine/schemas/format'
import { type Cell, csvTable } from '../../platform/csv-table.ts'
import { translatorFor } from '../../platform/language/translator.ts'
import { mailTexts } from '../../platform/mail/texts.ts'

type Inquiry = PropsOf<typeof inquiryRecord>
type Line = Inquiry['lines'][number]

/** An amount in minor units as a decimal, as spreadsheets read it: `1234` → `12.34`. */
function decimal(amount: number | undefined, currency: string | undefined): string | undefined {
  if (amount === undefined || currency === undefined) return undefined
  return decimalOf(amount, currencyDecimals(currency))
}

/** The columns: the text that names each, and what stands in it. What was chosen is named as the product was written. */
const columns: readonly (readonly [string, (inquiry: Inquiry, line: Line | undefined) => Cell])[] = [
  ['mail.field.reference', ({ reference }) => reference],
  ['export.field.received', ({ createdAt }) => createdAt],
  ['export.field.status', ({ status }) => status],
  ['mail.field.name', ({ name }) => name],
  ['mail.field.company', ({ company }) => company],
  ['mail.field.email', ({ email }) => email],
  ['mail.field.phone', ({ whatsappPhone }) => whatsappPhone],
  ['mail.field.country', ({ country }) => country],
  ['export.field.language', ({ language }) => language],
  ['mail.field.message', ({ message }) => message],
  ['mail.field.product', ({ productName }, line) => line?.productName ?? productName],
  ['export.field.model', (_inquiry, line) => line?.model],
  [
    'export.field.specification',
    (_inquiry, line) => line?.options.map(({ sourceName, sourceLabel }) => `${sourceName}: ${sourceLabel}`).join('; '),
  ],
  ['mail.field.quantity', ({ quantity }, line) => (line ? line.quantity : quantity)],
  ['export.field.unit', ({ unit }, line) => (line ? line.unit : unit)],
  ['mail.field.unitPrice', (_inquiry, line) => decimal(line?.unitPrice, line?.currency)],
  ['export.field.pricePer', (_inquiry, line) => (line?.unitPrice === undefined ? undefined : line.pricePer)],
  ['export.field.currency', (_inquiry, line) => line?.currency],
  ['export.field.priceAtReceipt', (_inquiry, line) => decimal(line?.priceAtReceipt, line?.currency)],
  ['export.field.note', (_inquiry, line) => line?.note],
  ['mail.field.images', ({ images }) => images.length],
  ['mail.field.page', ({ page }) => page],
  ['mail.field.referrer', ({ referrer }) => referrer],
  ['mail.field.campaign', ({ campaign }) => campaign],
]

/**
 * Inquiries as CSV (RFC 4180, UTF-8 with a mark that spreadsheets know it by): a row for each line, and one for
 * an inquiry without lines, with columns named in the language. What a spreadsheet would take for a formula is marked as text.
 */
export function csvOf(inquiries: AsyncIterable<Inquiry>, language: string): Readable {
  const t = translatorFor(mailTexts, language)
  return csvTable(
    linesOf(inquiries),
    columns.map(([key, cell]) => [t(key), ({ inquiry, line }) => cell(inquiry, line)]),
  )
}

async function* linesOf(inquiries: AsyncIterable<Inquiry>) {
  for await (const inquiry of inquiries)
    for (const line of inquiry.lines.length > 0 ? inquiry.lines : [undefined]) yield { inquiry, line }
}
