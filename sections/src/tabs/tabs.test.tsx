import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const items = [
  { id: 'tabsAAA1', label: 'Materials', text: text('A2 and A4') },
  { id: 'tabsBBB2', label: ' ', text: text('Nobody named this') },
  { id: 'tabsCCC3', label: 'Testing', text: text('Salt spray') },
]

test('opens its first tab, and one at a time; a tab without a name is none', () => {
  const { root } = drawSection('tabs', { props: { items } })
  const tabs = [...root.querySelectorAll('details')]
  expect(tabs.map((tab) => [tab.querySelector('summary')?.textContent, tab.open])).toEqual([
    ['Materials', true],
    ['Testing', false],
  ])
  expect(new Set(tabs.map((tab) => tab.getAttribute('name'))).size).toBe(1)
})

test('does not close what stands in another section of tabs', () => {
  const { main } = drawSection('tabs', { props: { items }, times: 2 })
  const names = [...main.querySelectorAll('details')].map((tab) => tab.getAttribute('name'))
  expect(new Set(names).size).toBe(2)
})

test('has its labels as headings below the title', () => {
  const { getByRole } = drawSection('tabs', { props: { title: 'A bolt', items } })
  getByRole('heading', { level: 3, name: 'Materials' })
})
