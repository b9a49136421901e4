import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const picture = { src: '/pictures/parts.webp', alt: 'Nuts of stainless steel', width: 1200, height: 900 }

test('says what is done, with its points and the way to it', () => {
  const { getByRole } = drawSection('service', { story: 'cards' })
  const card = getByRole('heading', { level: 3, name: 'Testing and certificates' }).closest('li') as HTMLElement
  expect(within(card).getAllByRole('listitem')).toHaveLength(2)
  expect(within(card).getByRole('link', { name: 'How we test' }).getAttribute('href')).toBe('/info')
})

test('counts steps in a list that has an order', () => {
  const { getByText, root } = drawSection('service', { story: 'steps' })
  const step = getByText('You sign the sample').closest('li') as HTMLElement
  expect(step.parentElement?.tagName).toBe('OL')
  within(step).getByText('3')
  expect(root.querySelectorAll('ol > li')).toHaveLength(4)
})

test('shows a picture in the place of an icon', () => {
  const items = [{ id: 'servAAA1', title: 'Parts to your drawing', icon: 'ruler', image: picture }]
  const { getByRole, root } = drawSection('service', { props: { items } })
  getByRole('img', { name: 'Nuts of stainless steel' })
  expect(root.querySelector('svg')).toBeNull()
})

test('has a picture beside its list, and a silent field where there is none', () => {
  expect(drawSection('service', { story: 'split' }).root.querySelector('.image-missing')?.textContent).toBe('')
  const { getByRole, root } = drawSection('service', { story: 'split', props: { image: { pc: picture } } })
  getByRole('img', { name: 'Nuts of stainless steel' })
  expect(root.querySelector('.image-missing')).toBeNull()
})

test('leaves out what is empty', () => {
  const { root } = drawSection('service', { props: { items: [{ id: 'servAAA1', title: 'Galvanising' }] } })
  expect(root.textContent).toBe('Galvanising')
  expect(drawSection('service').root.querySelector('ul')).toBeNull()
})
