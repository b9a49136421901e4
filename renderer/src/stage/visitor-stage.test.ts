import type { OutlineEntry } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { sampleStage } from '../testing/sample-stage.ts'

const headingIds = (outlines: readonly (readonly OutlineEntry[])[]) => sampleStage([], { outlines }).headingId

const entry = (component: string, id: string, path = 'title'): OutlineEntry => ({
  component,
  path,
  id,
  text: id,
  level: 2,
})

test('gives every heading of a page its id, by component and path', () => {
  const id = headingIds([[entry('mainAAA1', 'why'), entry('mainAAA1', 'how', 'body#0')]])
  expect([id('mainAAA1', 'title'), id('mainAAA1', 'body#0'), id('mainAAA1', 'text')]).toEqual(['why', 'how', undefined])
})

test('lets the page keep its ids where header and footer have the same (R165)', () => {
  const page = [entry('mainAAA1', 'products'), entry('mainAAA2', 'products-2')]
  const id = headingIds([page, [entry('headAAA1', 'products')], [entry('footAAA1', 'products')]])
  expect([id('mainAAA1', 'title'), id('mainAAA2', 'title')]).toEqual(['products', 'products-2'])
  expect([id('headAAA1', 'title'), id('footAAA1', 'title')]).toEqual(['products-3', 'products-4'])
})

test('reads in the direction of its language', () => {
  expect(sampleStage([], { language: 'fa' }).direction).toBe('rtl')
  expect(sampleStage([], { language: 'zh' }).direction).toBe('ltr')
})
