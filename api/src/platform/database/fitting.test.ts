import { contentProps, edition, type SchemaNode } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

const id = 'aaaaaaaa'

test('what fits comes back as the same value', () => {
  const product = { name: 'Lamp', importantAttributes: [{ id, name: 'Power', value: '9 W' }] }
  expect(fitting(contentProps.product, product)).toBe(product)
})

test('what does not fit is left out, and the rest stays', () => {
  const product = {
    name: '<script>',
    summary: { __html: '<script>' },
    images: [{ id, image: { src: 'javascript:alert(1)' } }, { id, image: { src: '/a.webp' } }, null],
    importantAttributes: [
      { id, name: 'Power' },
      { id, name: 'Power', value: '9 W' },
    ],
    onClick: 'alert(1)',
  }
  expect(fitting(contentProps.product, product)).toEqual({
    name: '<script>',
    images: [{ id, image: { src: '/a.webp' } }],
    importantAttributes: [{ id, name: 'Power', value: '9 W' }],
  })
})

test('of a map, only whole values stay; of a document, the parts that can be drawn', () => {
  const component = { id, type: 'line', version: 1, props: {} }
  const stored = {
    page: { id: 'home', pageType: 'home', name: { x: 1 }, header: true, footer: true },
    language: 'en',
    root: [id, '__proto__'],
    components: { [id]: component, bbbbbbbb: null, cccccccc: { ...component, version: 'x' } },
    outline: [],
  }
  expect(fitting(edition as SchemaNode, stored)).toEqual({
    page: { id: 'home', pageType: 'home', header: true, footer: true },
    language: 'en',
    root: [id],
    components: { [id]: component },
    outline: [],
  })
})

test.each([null, 7, 'x', []])('nothing of %j is an object', (value) => {
  expect(fitting(contentProps.product, value)).toBeUndefined()
})
