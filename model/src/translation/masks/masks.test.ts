import { describe, expect, it } from 'vitest'
import { masksIn, maskText } from './mask-text.ts'
import { protectText } from './protect-text.ts'
import { restoreText } from './restore-text.ts'

const kept = (text: string, terms?: readonly string[]) =>
  masksIn(text, { keep: terms }).map(({ kind, value }) => [kind, value])

describe('What stays as it is', () => {
  it.each<readonly [text: string, expected: readonly (readonly [kind: string, value: string])[]]>([
    ['<b>Bolts</b> &amp; nuts<br/>', ofKind('tag', ['<b>', '</b>', '&amp;', '<br/>'])],
    ['See https://nordhaven.example/bolts?a=1.', ofKind('url', ['https://nordhaven.example/bolts?a=1'])],
    ['(www.nordhaven.example), now', ofKind('url', ['www.nordhaven.example'])],
    ['Order at nordhaven.example/order today', ofKind('url', ['nordhaven.example/order'])],
    ['Write to sales@nordhaven.example.', ofKind('mail', ['sales@nordhaven.example'])],
    ['Follow @nordhaven_bolts.', ofKind('name', ['@nordhaven_bolts'])],
    ['Open price-list_may.pdf now', ofKind('file', ['price-list_may.pdf'])],
    ['{{name}}, {count} of %1$s and %d', ofKind('placeholder', ['{{name}}', '{count}', '%1$s', '%d'])],
    [
      '{when, date, short} for $'.concat('{price}'),
      ofKind('placeholder', ['{when, date, short}', '$'.concat('{price}')]),
    ],
    ['DIN EN ISO 4014:2011-06 and EN 14399-4', ofKind('standard', ['DIN EN ISO 4014:2011-06', 'EN 14399-4'])],
    ['DIN 933, ASTM A325M, GB/T 5782', ofKind('standard', ['DIN 933', 'ASTM A325M', 'GB/T 5782'])],
    ['Call +49 (30) 123-4567 or 0049 30 1234567', ofKind('phone', ['+49 (30) 123-4567', '0049 30 1234567'])],
    ['12 mm, 8,5 kg, 20 °C, 30%', ofKind('measure', ['12 mm', '8,5 kg', '20 °C', '30%'])],
    ['US$0.61 or 1,200 EUR or € 5', ofKind('measure', ['US$0.61', '1,200 EUR', '€ 5'])],
    ['HX-M12-60, 00123-A, A2-70, M12x60', ofKind('part', ['HX-M12-60', '00123-A', 'A2-70', 'M12x60'])],
    ['8.8 of 1,000 in 24/7', ofKind('number', ['8.8', '1,000', '24/7'])],
    ['−5 and ۱۲٫۵', ofKind('number', ['−5', '۱۲٫۵'])],
    ['a 20-foot or 1,200-foot container, 3 of them', ofKind('number', ['3'])],
    ['The 2nd of the 3rd, and 5s', ofKind('measure', ['5s'])],
    [
      'It is 50% off, 5 in a box',
      [
        ['measure', '50%'],
        ['number', '5'],
      ],
    ],
  ])('%s', (text, expected) => expect(kept(text)).toEqual(expected))

  it('is what a tenant never translates, as whole words, the longest first', () => {
    expect(kept('Nord Haven bolts by Nord, in Nordic lands', ['Nord', 'Nord Haven'])).toEqual([
      ['term', 'Nord Haven'],
      ['term', 'Nord'],
    ])
    expect(kept('C++ (or C+)', ['C++', '', '  '])).toEqual([['term', 'C++']])
  })

  it('is written as a tag where the text has the brackets itself', () => {
    const text = 'Press ⟦0⟧ 12 times'
    const masked = maskText(text)
    expect(masked.text).toBe('Press ⟦0⟧ <x id="1"/> times'.replace('⟦0⟧', '⟦<x id="0"/>⟧'))
    expect(restoreText('<x id="1"></x> mal ⟦<x id=0 />⟧', masked)).toEqual({ text: '12 mal ⟦0⟧', lost: [] })
  })
})

function ofKind(kind: string, values: readonly string[]) {
  return values.map((value) => [kind, value] as const)
}

describe('What an engine made of masks', () => {
  const masked = maskText('12 bolts of DIN 933')
  it('is put back wherever it stands, with spaces in it or not', () => {
    expect(restoreText('⟦ 1 ⟧: ⟦0⟧ Schrauben', masked)).toEqual({ text: 'DIN 933: 12 Schrauben', lost: [] })
  })
  it('is lost when it is missing or doubled', () => {
    expect(restoreText('⟦0⟧ Schrauben', masked).lost).toEqual(['DIN 933'])
    expect(restoreText('⟦0⟧ ⟦0⟧ ⟦1⟧', masked).lost).toEqual(['12'])
    expect(restoreText('⟦0⟧ ⟦1⟧ ⟦2⟧', masked)).toEqual({ text: '12 DIN 933 ⟦2⟧', lost: [] })
  })
})

it('Words of a glossary become those of the target, whatever their case', () => {
  const made = protectText('Hex bolt and hex bolts', 'es', { glossary: [['hex bolt', 'tornillo hexagonal']] })
  expect(made?.sentences).toEqual(['⟦0⟧ and hex bolts'])
  expect(made?.hasTerms).toBe(true)
  expect(made?.restore(['⟦0⟧ y tornillos'])).toEqual({ text: 'tornillo hexagonal y tornillos', lost: [] })
})

describe('Plural forms', () => {
  it('are a sentence each, those of the target', () => {
    const text = 'You have {count, plural, =0 {no bolts} one {# bolt} other {# bolts}} in #1.'
    const made = protectText(text, 'pl')
    expect(made?.sentences).toHaveLength(5)
    expect(made?.sentences[0]).toBe('You have no bolts in ⟦0⟧⟦1⟧.')
    const restored = made?.restore(made.sentences)
    expect(restored).toEqual({
      text: "{count, plural, =0 {You have no bolts in '#'1.} one {You have # bolt in '#'1.} few {You have # bolts in '#'1.} many {You have # bolts in '#'1.} other {You have # bolts in '#'1.}}",
      lost: [],
    })
    expect(protectText(text, 'ja')?.sentences).toHaveLength(2)
  })

  it('stand within other choices, which keep their options', () => {
    const text =
      '{who, select, you {You have} other {They have}} {n, plural, one {# box} other {# boxes}} of {m, plural, other {#}}'
    const made = protectText(text, 'de')
    expect(made?.sentences).toHaveLength(8)
    expect(made?.restore(made.sentences).text).toContain('{m, plural, one {They have {n, number} boxes of #}')
    expect(made?.restore(made.sentences).text).toMatch(/^\{who, select, you \{\{n, plural, one/)
  })

  it('are not tried where they are too many, or a number is not that of its argument', () => {
    const one = '{n, plural, one {#} other {#}}'
    expect(protectText(one.repeat(6), 'ar')).toBeUndefined()
    expect(protectText(`{n, plural, offset:1 one {#} other {#}} ${one}`, 'de')).toBeUndefined()
    expect(protectText('{n, plural, offset:1 one {#} other {#}}', 'de')?.sentences).toEqual(['⟦0⟧', '⟦0⟧'])
  })

  it('that are not closed or have no other are text', () => {
    for (const text of ['{n, plural, one {#}}', '{n, plural, one {#} other {#}', '} {n, plural, other {a}}', '{a'])
      expect(protectText(text, 'de')?.sentences).toHaveLength(1)
  })
})
