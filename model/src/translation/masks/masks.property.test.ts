import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { manyRuns } from '../../../fixtures/property-runs.ts'
import { maskText } from './mask-text.ts'
import { readMessage, writeMessage } from './message-format.ts'
import { protectText } from './protect-text.ts'
import { restoreText } from './restore-text.ts'

const pieces = [
  ...[
    '<b>',
    '</b>',
    '&nbsp;',
    'https://a.example/b',
    'a@b.example',
    '@name',
    'list.pdf',
    '{name}',
    '{{n}}',
    '%s',
    '%1$d',
  ],
  ...['DIN 933', 'EN 14399-4', '+49 30 123456', '12 mm', '5%', 'US$0.61', 'M12x60', '00123-A', '7', '1.234,5', '-3'],
  ...[
    '⟦',
    '⟧',
    '⟦0⟧',
    '<x id="0"/>',
    '<x id="1"/',
    '<',
    '>',
    '{',
    '}',
    '#',
    "'",
    ' ',
    '\n',
    '\u00a0',
    '،',
    '。',
    'Nord',
  ],
  ...[
    '{n, plural, one {# a} other {# b}}',
    '{g, select, f {she} other {they}}',
    'bolts',
    'Schrauben',
    '螺栓',
    'مسامير',
    '🙂',
  ],
]
const anyText = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'binary', maxLength: 6 })), {
    maxLength: 14,
  })
  .map((parts) => parts.join(''))
const terms = { keep: ['Nord', 'bolts (M)'] }

it('what is masked and restored is the same text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const masked = maskText(text, terms)
      expect(restoreText(masked.text, masked)).toEqual({ text, lost: [] })
    }),
    manyRuns,
  )
})

it('all values come through, in whatever order an engine puts the masks', () => {
  fc.assert(
    fc.property(anyText, fc.infiniteStream(fc.nat(1000)), (text, order) => {
      const masked = maskText(text, terms)
      const isTagged = masked.masks.length > 0 && !masked.text.includes('⟦0⟧')
      const marks = masked.masks.map((_mask, n) => (isTagged ? `<x id="${n}"/>` : `⟦${n}⟧`))
      const shuffled = marks
        .map((mark) => ({ mark, by: order.next().value }))
        .sort((one, other) => one.by - other.by)
        .map(({ mark }) => mark)
      const { text: restored, lost } = restoreText(shuffled.join(' y '), masked)
      expect(lost).toEqual([])
      const values = masked.masks.map(({ value }) => value)
      expect(restored).toHaveLength(values.join('').length + Math.max(0, values.length - 1) * 3)
      for (const value of values) expect(restored).toContain(value)
      for (const [n, mark] of marks.entries()) {
        const without = shuffled.filter((one) => one !== mark).join(' ')
        expect(restoreText(without, masked).lost).toEqual([values[n]])
        expect(restoreText(`${shuffled.join(' ')} ${mark}`, masked).lost).toEqual([values[n]])
      }
    }),
    manyRuns,
  )
})

it('a text without choices is restored as it was, one with them has all forms', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('de', 'ar', 'ru', 'ja', 'fr'), (text, to) => {
      const made = protectText(text, to, terms)
      if (!made) return
      const restored = made.restore(made.sentences)
      expect(restored.lost).toEqual([])
      const message = readMessage(text)
      if (!message) expect(restored.text).toBe(text)
      else {
        expect(writeMessage(message).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
        expect(readMessage(restored.text)).toBeDefined()
      }
    }),
    manyRuns,
  )
})

it('long texts of one letter take no time', () => {
  for (const letter of ['a', 'A', '1', 'a.', 'A1-', '<', '{', '+4 ', 'DIN ', '@', 'a-', 'A×', '1 ']) {
    const since = performance.now()
    maskText(letter.repeat(5000), terms)
    expect(performance.now() - since, letter).toBeLessThan(500)
  }
})
