import { contentProps, own, type SectionProps, valuesAlong } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemIds, settings } from '../../fixtures/arbitraries.ts'
import { configuration } from '../../fixtures/drafts.ts'
import { bannerProps } from '../../fixtures/sections.ts'
import { languageOrder } from '../resolve/languages.ts'
import { resolve } from '../resolve/resolve.ts'
import { combinedStatus, speechOf } from './translation-status.ts'

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', translatable: true, default: 'Welcome' },
    code: { type: 'string' },
    body: { $ref: 'rich-text', translatable: true },
    picture: { $ref: 'image' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: { id: { type: 'string' }, label: { type: 'string', translatable: true } },
      },
    },
  },
} as const satisfies SectionProps

const doc = { type: 'doc', content: [{ type: 'paragraph' }] }

test.each([
  ['one text of its own is enough', { title: 'Hallo', body: doc }, { body: 'en' }, 'own'],
  ['rich text is a text', { body: doc }, {}, 'own'],
  ['all texts from elsewhere', { title: 'Hello', body: doc }, { title: 'en', body: 'en' }, 'foreign'],
  [
    'items are known by their ids',
    { items: [{ id: 'k3v9Qa2Z', label: 'x' }] },
    { 'items[k3v9Qa2Z].label': 'en' },
    'foreign',
  ],
  [
    'of two items, one',
    {
      items: [
        { id: 'k3v9Qa2Z', label: 'x' },
        { id: 'aaaaaaaa', label: 'y' },
      ],
    },
    { 'items[k3v9Qa2Z].label': 'en' },
    'own',
  ],
  ['nobody wrote a default', { title: 'Welcome' }, {}, 'silent'],
  ['a model number is no text', { code: 'A4', title: ' ' }, {}, 'silent'],
  [
    'the address of a picture is no text, what it shows is',
    { picture: { src: '/a.webp', alt: 'A' } },
    { 'picture.alt': 'en' },
    'foreign',
  ],
  ['empty rich text', { body: { type: 'doc' } }, {}, 'silent'],
  ['values that fit nothing', { title: 4, items: 'x', body: [], picture: null }, 7, 'silent'],
  ['no values', undefined, undefined, 'silent'],
] as const)('%s', (_, values, languages, speech) => {
  expect(speechOf(schema, values, languages)).toBe(speech)
})

test('several things speak as soon as one does', () => {
  expect(combinedStatus(['silent', 'foreign', 'own'])).toBe('own')
  expect(combinedStatus(['silent', 'foreign'])).toBe('foreign')
  expect(combinedStatus([])).toBe('silent')
})

test('a product of which only the summary is translated speaks the language', () => {
  const product = {
    name: 'M8',
    summary: 'Rostfrei',
    importantAttributes: [{ id: 'aaaaaaaa', name: 'Size', value: '8' }],
  }
  const foreign = {
    name: 'en',
    'importantAttributes[aaaaaaaa].name': 'en',
    'importantAttributes[aaaaaaaa].value': 'en',
  }
  expect(speechOf(contentProps.product, product, foreign)).toBe('own')
  expect(speechOf(contentProps.product, product, { ...foreign, summary: 'en' })).toBe('foreign')
})

/** The same by the walk that reads the schema for every value. */
function speechAlong(values: unknown, foreign: object): string {
  let speech = 'silent'
  for (const { path, node, value: text } of valuesAlong(bannerProps, values)) {
    const isRich = node.$id === 'rich-text'
    const isText = node.translatable && (isRich || (node.type === 'string' && node.format !== 'asset'))
    const content = own(text, 'content')
    const isWritten = typeof text === 'string' ? text.trim() !== '' : Array.isArray(content) && content.length > 0
    if (!isText || !isWritten || text === node.default) continue
    if (!Object.hasOwn(foreign, path)) return 'own'
    speech = 'foreign'
  }
  return speech
}

test('texts are found where the walk along the schema finds them', () => {
  const languages = fc.subarray([
    'title',
    'subtitle',
    'button.label',
    'image.alt',
    ...itemIds.map((id) => `items[${id}].label`),
  ])
  fc.assert(
    fc.property(settings, languages, (base, paths) => {
      const { props } = resolve(bannerProps, base, languageOrder(configuration, 'en'))
      const foreign = Object.fromEntries(paths.map((path) => [path, 'en']))
      expect(speechOf(bannerProps, props, foreign)).toBe(speechAlong(props, foreign))
    }),
  )
})
