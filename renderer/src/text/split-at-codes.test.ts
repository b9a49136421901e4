import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAtCodes } from './split-at-codes.ts'

/** The codes of a text, in order. */
const codesIn = (text: string) => splitAtCodes(text).filter((_, at) => at % 2 === 1)

test.each([
  ['standards', 'HV-Garnitur EN 14399-4', ['EN 14399-4']],
  ['of several organisations', 'nach DIN EN ISO 898-1 geprüft', ['DIN EN ISO 898-1']],
  ['with a year', 'Managementsystem ISO 9001:2015.', ['ISO 9001:2015']],
  ['with a class behind', 'طقم EN 14399-4 HV مجلفن', ['EN 14399-4 HV']],
  ['and a size behind', 'EN 14399-4 HV M16', ['EN 14399-4', 'HV M16']],
  ['of other countries', 'GB/T 1228-2006, JIS B 1186, AS/NZS 1252', ['GB/T 1228-2006', 'JIS B 1186', 'AS/NZS 1252']],
  ['in Cyrillic letters', 'Болты ГОСТ Р 52644-2006', ['ГОСТ Р 52644-2006']],
  ['with letters in the number', 'ASTM F3125/F3125M Grade A325', ['ASTM F3125/F3125M']],
  ['without a space', 'Mutter DIN-934 und ISO4032', ['DIN-934']],
  ['in a script without spaces', '高力ボルトEN 14399-4、M12×80対応', ['EN 14399-4', 'M12×80']],
  ['held together already', 'ISO\u00a04032 and EN\u202f10204', ['ISO\u00a04032', 'EN\u202f10204']],
  ['two of them', 'ISO 4032 / DIN 934', ['ISO 4032', 'DIN 934']],
  ['in a title of capitals', 'ISO 4032 IN STOCK', ['ISO 4032']],
  ['part numbers', 'Nr. NF-10.9-M12/80 ab Lager', ['NF-10.9-M12/80']],
  ['that begin with a digit', 'برغي 10.9-M12', ['10.9-M12']],
  ['before a word', 'M12/80-Schraubenverbindung', ['M12/80']],
  ['behind a word', 'NordFast-10.9-M12', ['10.9-M12']],
  ['sizes', 'Schraube M12 × 80, 12 x 80', ['M12 × 80', '12 x 80']],
  ['of three sides', 'Karton 400 × 300 × 200 mm', ['400 × 300 × 200 mm']],
  [
    'numbers with units',
    '50 mm, 1,5 kg, 800 N/mm², 100 % und −40 °C',
    ['50 mm', '1,5 kg', '800 N/mm²', '100 %', '−40 °C'],
  ],
  ['numbers with a sign', 'Ø 50 mm, ≥ 800 MPa', ['Ø 50 mm', '≥ 800 MPa']],
  ['ranges with a unit', '10–20 mm, 10 – 20 kg', ['10–20 mm', '10 – 20 kg']],
  ['thousands with a unit', '10 000 kg', ['10 000 kg']],
  ['units in Cyrillic letters', 'длина 80 мм', ['80 мм']],
])('%s are codes: %s', (_, text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})

test.each([
  'state-of-the-art',
  'Hochleistungs-Verbindungselemente',
  '2026-11-22 or 22.11.2026 or 11/22/2026',
  '+49 30 1234-567, (030) 1234/56',
  'Mon–Fri 8:00–17:00',
  'https://example.com/en-14399-4/a-1?m=12-80',
  'www.nordhaven-24.com/a-1',
  'sales-24@nordhaven-a4.com',
  'datasheet-a4-80.pdf',
  '20-jährige Erfahrung, a 10-year-old machine',
  'M12 and A2, 10.9, 1,000',
  '24/7',
  '1,200 pieces, 3 days',
  'ISO',
  '',
])('no code is in: %s', (text) => {
  expect(codesIn(text)).toEqual([])
})

test('what is too long for a phone may break, at its last part at the latest', () => {
  expect(codesIn('NF-10.9-M12/80-A4-70-X1-Y2')).toEqual([])
  expect(codesIn('DIN EN ISO 3506-1:2020-08')).toEqual(['EN ISO 3506-1:2020-08'])
  expect(codesIn('1 × 2 × 3 × 4 × 5 × 6 × 7 × 8 × 9')).toEqual(['1 × 2 × 3 × 4 × 5 × 6', '7 × 8 × 9'])
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...'EN ISO 898-1 M12 × 80 mm 10.9 / . , – - : x @ A1-Ø ≥ ﷼ ボ ß 𝒜 \n \u00a0'.split(' '),
        ' ',
        ' ',
      ),
    )
    .map((parts) => parts.join('')),
)

test('property: the pieces put together are the text, and codes are short and stand on one line', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(splitAtCodes(text).join('')).toBe(text)
      for (const code of codesIn(text)) {
        expect(code.length).toBeLessThanOrEqual(24)
        expect(code).toMatch(/^\S[^\n]*\S$/)
        expect(code).toMatch(/\d/)
      }
    }),
  )
})

test('a long text takes no longer than it is long', () => {
  const start = performance.now()
  for (const part of ['1-', 'A1 ', '1 × ', 'EN ', 'A-1/', 'あ', '1 000 ', 'a.b'])
    splitAtCodes(part.repeat(50_000 / part.length))
  expect(performance.now() - start).toBeLessThan(2000)
})
