import { expect, test } from 'vitest'
import { messageText } from './translate.ts'
import { createTranslator } from './translator.ts'

const words = {
  'head.title': 'Title',
  'banner.image': 'Image',
  plain: 'Plain',
  count_one: '{{count}} page',
  count_other: '{{count}} pages',
}

test('a prop that sections share has the label of the part it comes from, unless a section says otherwise', async () => {
  const { label } = createTranslator('en', words, ['head'])
  expect(label('banner.title')).toBe('Title')
  expect(label('banner.image')).toBe('Image')
  expect(label('banner.colour')).toBeUndefined()
  expect(label('plain')).toBe('Plain')
  expect(label('title')).toBeUndefined()
})

test('placeholders are filled, with the plural of the language', async () => {
  const { t } = createTranslator('en', words)
  const pages = (count: number) => messageText(t, 'count', { count })
  expect([pages(1), pages(2)]).toEqual(['1 page', '2 pages'])
})
