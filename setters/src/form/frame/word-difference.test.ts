import { expect, it } from 'vitest'
import { wordDifference } from './word-difference.ts'

const shown = (before: string, after: string, language = 'en') =>
  wordDifference(before, after, language)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('')

it.each([
  ['Bolts for every site', 'Bolts for any site', 'en', 'Bolts for -every-+any+ site'],
  ['We make bolts.', 'We make bolts and nuts.', 'en', 'We make bolts +and nuts+.'],
  ['我们生产螺栓', '我们生产螺母', 'zh', '我们生产-螺栓-+螺母+'],
  ['Same', 'Same', 'en', 'Same'],
])('of %j and %j in %s', (before, after, language, difference) => {
  expect(shown(before, after, language)).toBe(difference)
})

it('gives back both texts, whatever has changed', () => {
  const [before, after] = ['a b c\nd e', 'b x c\nd\nf']
  const pieces = wordDifference(before, after, 'en')
  const without = (kind: string) => pieces.flatMap((one) => (one.kind === kind ? [] : [one.text])).join('')
  expect([without('added'), without('removed')].map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'a b c d e',
    'b x c d f',
  ])
})
