import type { Json } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { shownWords, sourceOf, sourceWords } from './source-words.ts'

const text = { type: 'string', translatable: true } as const
const schema = {
  type: 'object',
  properties: {
    title: text,
    body: { $ref: 'rich-text', translatable: true },
    image: { $ref: 'image', translatable: true, responsive: true },
    map: { type: 'string', format: 'safe-url', translatable: true },
    paper: { enum: ['matt', 'shiny'], translatable: true },
    code: { type: 'string', pattern: '^[a-z]+$', translatable: true },
    rows: {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'string' }, label: text, size: { type: 'number' } } },
    },
  },
} as const
const at = (props: Readonly<Record<string, Json>>, path: string) => sourceOf(schema, { props }, path)
const doc = (...content: readonly Json[]): Json => ({ type: 'doc', content })
const said = (words: string, more: object = {}): Json => ({ type: 'text', text: words, ...more })
const paragraph = (...content: readonly Json[]): Json => ({ type: 'paragraph', content })

describe('the fingerprint of a source', () => {
  it('is that of its words, for all time', () => {
    expect(at({ title: 'Bolts' }, 'title')).toBe('2:92bae25a73b5dcb7')
  })
  it.each([
    ['white space', ' Hex\n bolts '],
    ['a soft hyphen', 'Hex bo\u00ADlts'],
    ['marks without width', 'Hex\u200B \u2060bolts\uFEFF'],
    ['another white space', 'Hex\u00A0bolts'],
  ])('does not see %s', (_, title) => {
    expect(at({ title }, 'title')).toBe(at({ title: 'Hex bolts' }, 'title'))
  })
  it('does not see how a letter is composed', () => {
    expect(at({ title: 'Gro\u0308ße' }, 'title')).toBe(at({ title: 'Gr\u00F6ße' }, 'title'))
  })
  it.each([
    ['case', 'hex bolts'],
    ['a mark of punctuation', 'Hex bolts.'],
    ['what joins letters and what keeps them apart', 'Hex bo\u200Clts'],
    ['that words are parted', 'Hexbolts'],
  ])('sees %s', (_, title) => {
    expect(at({ title }, 'title')).not.toBe(at({ title: 'Hex bolts' }, 'title'))
  })
  it('sees of rich text its words, neither marks nor levels', () => {
    const plain = doc(paragraph(said('We make bolts')))
    const heading = doc({
      type: 'heading',
      attrs: { level: 2 },
      content: [said('We '), said('make bolts', { marks: [{ type: 'bold' }] })],
    })
    expect(at({ body: heading }, 'body')).toBe(at({ body: plain }, 'body'))
    expect(at({ body: doc(paragraph(said('We make')), paragraph(said('bolts'))) }, 'body')).toBe(
      at({ body: plain }, 'body'),
    )
    expect(at({ body: doc(paragraph(said('We make'), said('bolts'))) }, 'body')).not.toBe(at({ body: plain }, 'body'))
  })
  it('sees of a picture what it says, and of phones what they say otherwise', () => {
    const image = { pc: { src: '/a.webp', alt: 'A bolt' } }
    for (const path of ['image', 'image.alt']) {
      const now = at({ image }, path)
      expect(at({ image: { pc: { src: '/b.webp', alt: 'A bolt' } } }, path)).toBe(now)
      expect(at({ image: { ...image, mobile: { src: '/c.webp', alt: ' A bolt' } } }, path)).toBe(now)
      expect(at({ image: { ...image, mobile: { src: '/c.webp', alt: 'A door' } } }, path)).not.toBe(now)
    }
  })
  it('sees neither addresses, choices nor codes, nor the order of items', () => {
    const nothing = at({}, 'title')
    expect([at({ map: '/a' }, 'map'), at({ paper: 'matt' }, 'paper'), at({ code: 'de' }, 'code')]).toEqual(
      Array(3).fill(nothing),
    )
    const [one, two] = [
      { id: 'rrrrrrr1', label: 'One', size: 1 },
      { id: 'rrrrrrr2', label: 'Two', size: 2 },
    ]
    expect(at({ rows: [one, two] }, 'rows')).toBe(at({ rows: [two, { ...one, size: 3 }] }, 'rows'))
    expect(at({ rows: [one, two] }, 'rows')).not.toBe(at({ rows: [one, { ...two, label: 'Three' }] }, 'rows'))
  })
})

it('is read as lines', () => {
  const body = doc(paragraph(said('We  '), said('make')), paragraph(said(' bolts ')))
  expect(shownWords(sourceWords(schema, { props: { body } }, 'body'))).toBe('We make\nbolts')
})
