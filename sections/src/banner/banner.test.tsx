import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const picture = { src: '/pictures/hall.webp', alt: 'A hall with forging presses', width: 1600, height: 1000 }
const phonePicture = { ...picture, src: '/pictures/parts.webp' }

test('says what the supplier makes, as the title of the page', () => {
  const { getByRole, getByText } = drawSection('banner', { story: 'split' })
  const title = getByRole('heading', { level: 1, name: 'Fasteners that hold for decades' })
  expect(title.id).toBe('fasteners-that-hold-for-decades')
  getByText('Since 1987')
  getByText(/shipped to 46 countries/)
})

test('leads to the products and to what was built with them', () => {
  const { getByRole } = drawSection('banner', { story: 'split' })
  expect(getByRole('link', { name: 'See our products' }).getAttribute('href')).toBe('/products')
  expect(getByRole('link', { name: 'Why buyers stay' }).getAttribute('href')).toBe('/cases')
})

test('says each fact together with what it counts', () => {
  const { getByText } = drawSection('banner', { story: 'split' })
  const fact = getByText('24 h').closest('div') as HTMLElement
  expect(within(fact).getByText('to a quotation').tagName).toBe('DT')
})

test('shows its picture first, and another one on phones', () => {
  const { getByRole, root } = drawSection('banner', {
    story: 'split',
    props: { image: { pc: picture, mobile: phonePicture } },
  })
  const image = getByRole('img', { name: 'A hall with forging presses' })
  expect(image.getAttribute('src')).toBe('/pictures/hall.webp')
  expect(image.getAttribute('fetchpriority')).toBe('high')
  expect(root.querySelector('source')?.getAttribute('srcset')).toBe('/pictures/parts.webp')
})

test('has a silent field where a picture belongs, and nothing where none does', () => {
  expect(drawSection('banner', { story: 'split' }).root.querySelector('.image-missing')?.textContent).toBe('')
  expect(drawSection('banner', { story: 'plain' }).root.querySelector('.image-missing')).toBeNull()
})

test('leaves out what is empty', () => {
  const { root, queryByRole } = drawSection('banner', {
    props: { layout: 'plain', title: 'Bolts', buttons: [{ id: 'buttonA1', button: { label: '' } }] },
  })
  expect(root.textContent).toBe('Bolts')
  expect(queryByRole('link')).toBeNull()
})

test('draws a button whose page is gone as words', () => {
  const link = { type: 'page', pageType: 'pages', id: 'gone' }
  const { getByText, queryByRole } = drawSection('banner', {
    props: { buttons: [{ id: 'buttonA1', button: { label: 'About us', link } }] },
  })
  getByText('About us')
  expect(queryByRole('link')).toBeNull()
})

test('turns round for Arabic without a change of its own', () => {
  const { root, getByRole } = drawSection('banner', { story: 'split', language: 'ar' })
  expect(document.documentElement.dir).toBe('rtl')
  expect(getByRole('heading', { level: 1 }).hasAttribute('dir')).toBe(false)
  expect(root.dataset.align).toBe('start')
})
