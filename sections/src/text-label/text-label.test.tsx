import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const toProducts = { type: 'page', pageType: 'products' }

test.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const)('draws a heading as %s', (textType) => {
  const { getByRole } = drawSection('text-label', { props: { textType, text: 'Made for heavy loads' } })
  getByRole('heading', { level: Number(textType[1]), name: 'Made for heavy loads' })
})

test.each([
  ['p', 'P'],
  ['span', 'SPAN'],
] as const)('draws words as %s', (textType, element) => {
  const { root } = drawSection('text-label', { props: { textType, text: 'In stock' } })
  expect(root.firstElementChild?.tagName).toBe(element)
  expect(root.textContent).toBe('In stock')
})

test('draws a link that leads somewhere, in a new tab without a way back', () => {
  const link = { type: 'address', href: 'https://example.com/norms', newTab: true }
  const { getByRole } = drawSection('text-label', { props: { textType: 'a', text: 'The norm', link } })
  const norm = getByRole('link', { name: 'The norm' })
  expect([norm.getAttribute('href'), norm.getAttribute('target'), norm.getAttribute('rel')]).toEqual([
    'https://example.com/norms',
    '_blank',
    'noopener',
  ])
})

test('is words, not a link, when the link leads nowhere (R137)', () => {
  for (const link of [undefined, { type: 'page', pageType: 'pages', id: 'gone' }]) {
    const { root, queryByRole } = drawSection('text-label', {
      props: { textType: 'a', text: 'See all', ...(link && { link }) },
    })
    expect(queryByRole('link')).toBeNull()
    expect(root.firstElementChild?.tagName).toBe('SPAN')
  }
})

test('keeps the heading around a link', () => {
  const { getByRole } = drawSection('text-label', { props: { textType: 'h2', text: 'Products', link: toProducts } })
  expect(getByRole('heading', { level: 2 }).querySelector('a')?.getAttribute('href')).toBe('/products')
})

test('explains itself at a press of a button that names what it explains', () => {
  const { getByRole, getByText } = drawSection('text-label', { story: 'explained' })
  const button = getByRole('button', { name: 'More about “Property class 10.9”' })
  const tip = getByText(/1,040 MPa/).closest('[id]') as HTMLElement
  expect(button.getAttribute('popovertarget')).toBe(tip.id)
  expect(tip.getAttribute('popover')).toBe('auto')
  expect(getByText('Property class 10.9').parentElement?.getAttribute('aria-describedby')).toBe(tip.id)
})

test('can be linked to by the name that its owner gave', () => {
  for (const textType of ['h1', 'h2', 'h3', 'p', 'span', 'a']) {
    const { container } = drawSection('text-label', { props: { textType, text: 'Terms', anchor: 'terms' } })
    expect(container.querySelector('#terms')?.textContent, textType).toBe('Terms')
  }
})

test('carries its size, width, colours and border as properties, for phones too', () => {
  const { root } = drawSection('text-label', {
    props: {
      size: { pc: 3, mobile: 2 },
      maxWidth: { pc: 640 },
      align: { pc: 'center', mobile: 'start' },
      color: 'theme:primary',
      border: { width: 2, radius: 8, color: '#123456' },
    },
  })
  const property = (name: string) => root.style.getPropertyValue(name)
  expect([property('--size-pc'), property('--size-mobile'), property('--max-width-pc')]).toEqual([
    '3rem',
    '2rem',
    '640px',
  ])
  expect([root.dataset.align, root.dataset.alignMobile]).toEqual(['center', 'start'])
  expect(property('--color')).toBe('var(--theme-primary)')
  expect([property('--border-width'), property('--border-radius'), property('--border-color')]).toEqual([
    '2px',
    '8px',
    '#123456',
  ])
})
