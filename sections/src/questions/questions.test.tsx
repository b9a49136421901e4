import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const answer = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const two = [
  { id: 'questAA1', question: 'How small may an order be?', answer: answer('One carton.') },
  { id: 'questBB2', question: 'How soon?', answer: answer('In three days.') },
]
const openOnes = (root: HTMLElement) =>
  [...root.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent)

test('opens each question to its answer', () => {
  const { getByRole } = drawSection('questions', { props: { items: two } })
  const details = getByRole('heading', { level: 2, name: 'How soon?' }).closest('details') as HTMLElement
  within(details).getByText('In three days.')
  expect(details.firstElementChild?.tagName).toBe('SUMMARY')
})

test('has the first one open, if its owner likes', () => {
  expect(openOnes(drawSection('questions', { props: { items: two } }).root)).toEqual(['How small may an order be?'])
  expect(openOnes(drawSection('questions', { props: { items: two, firstOpen: false } }).root)).toEqual([])
})

test('lets the browser close the others where one is to be open at a time, in each section by itself', () => {
  const namesOf = (props: object) => {
    const { main } = drawSection('questions', { props: { items: two, ...props }, times: 2 })
    return [...main.querySelectorAll('details')].map((details) => details.getAttribute('name'))
  }
  expect(namesOf({})).toEqual([null, null, null, null])
  const [first, second, third] = namesOf({ oneAtATime: true })
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('has questions one level below their topic, and topics one below the title', () => {
  const { getByRole, getAllByRole } = drawSection('questions', { story: 'topics' })
  getByRole('heading', { level: 1, name: 'Questions and answers' })
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Ordering',
    'Certificates',
    'Delivery and returns',
  ])
  const ordering = getByRole('heading', { name: 'Ordering' }).parentElement as HTMLElement
  expect(within(ordering).getAllByRole('heading', { level: 3 })).toHaveLength(3)
})

test('leaves out what nobody has answered yet, and the line at the end when it is empty', () => {
  const { root } = drawSection('questions', {
    props: { items: [...two.slice(1), { id: 'questCC3', question: 'And?' }], contactText: ' ' },
  })
  expect(root.textContent).toBe('How soon?In three days.')
})

test('ends with a way to ask', () => {
  const { getByRole, getByText } = drawSection('questions', { story: 'lines' })
  getByText('Something else?')
  getByRole('link', { name: 'Ask an engineer' })
})
