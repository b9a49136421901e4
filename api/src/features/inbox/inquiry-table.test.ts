import { buffer } from 'node:stream/consumers'
import { type inquiryRecord, languageCodes, type PropsOf } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { csvOf } from './inquiry-table.ts'

type Inquiry = PropsOf<typeof inquiryRecord>

const inquiry: Inquiry = {
  id: '1',
  reference: 'Q-1',
  kind: 'inquiry',
  status: 'new',
  revision: 1,
  name: 'Ada "Countess" Byron',
  email: 'ada@example.com',
  whatsappPhone: '+49 30 1234567',
  message: 'Two lines,\nand a comma',
  language: 'de',
  consent: { at: '2026-01-02T03:04:05.000Z', language: 'de', textVersion: '1', marketing: false },
  spamScore: 0,
  spamReasons: [],
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  images: [],
  lines: [],
}
const line = (more: Partial<Inquiry['lines'][number]>): Inquiry['lines'][number] => ({
  productName: 'Bolzen',
  options: [
    { kind: 'k', option: 'o', name: 'Gewinde', label: 'M8', sourceName: 'Thread', sourceLabel: 'M8' },
    { kind: 'l', option: 'p', name: 'Länge', label: '50 mm', sourceName: 'Length', sourceLabel: '50 mm' },
  ],
  pricePer: 100,
  ...more,
})
async function* all(...inquiries: readonly Inquiry[]) {
  yield* inquiries
}
/** What is sent, with the mark at its beginning. */
const written = async (inquiries: AsyncIterable<Inquiry>, language: string) =>
  String(await buffer(csvOf(inquiries, language)))
const tableOf = (...inquiries: readonly Inquiry[]) => written(all(...inquiries), 'en')

it('has a row for each line, with prices as decimals of their currency', async () => {
  const [head, ...rows] = (
    await tableOf({
      ...inquiry,
      message: 'Price?',
      lines: [
        line({ quantity: 1000, unit: 'piece', unitPrice: 74, priceAtReceipt: 80, currency: 'USD' }),
        line({ quantity: 5, unitPrice: 74, currency: 'JPY' }),
        line({ unitPrice: 74, currency: 'KWD' }),
      ],
    })
  ).split('\r\n')
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  expect(head?.startsWith('\ufeffReference number,Received,Status,Name,')).toBe(true)
  expect(rows.map((row) => row.split('Thread: M8; Length: 50 mm')[1])).toEqual([
    ',1000,piece,0.74,100,USD,0.80,,0,,,',
    ',5,,74,100,JPY,,,0,,,',
    ',,,0.074,100,KWD,,,0,,,',
    undefined,
  ])
})

it('keeps quotation marks and line breaks, and marks as text what a spreadsheet would run', async () => {
  const table = await tableOf({ ...inquiry, company: '=HYPERLINK("http://evil.example")' })
  expect(table).toContain('"Ada ""Countess"" Byron"')
  expect(table).toContain('"Two lines,\nand a comma"')
  expect(table).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})

it('has its head only, where there is nothing', async () => {
  expect((await tableOf()).trimEnd().split('\r\n')).toHaveLength(1)
})

it.each(languageCodes)('names every column in %s, each by another name', async (language) => {
  const head = await written(all(), language)
  const names = head.replace('\ufeff', '').trimEnd().split(',')
  expect(new Set(names).size).toBe(24)
  expect(names.filter((name) => name.includes('field.'))).toEqual([])
})
