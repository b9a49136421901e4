import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

test('is a text with headings that can be linked to', () => {
  const { getByRole } = drawSection('rich-text', { story: 'article' })
  expect(getByRole('heading', { level: 2, name: 'Why a bolt loosens' }).id).toBe('why-a-bolt-loosens')
  getByRole('heading', { level: 3, name: 'What we advise' })
})

test('draws its lists, marks and quotes as what they are', () => {
  const { getByText } = drawSection('rich-text', { story: 'article' })
  expect(getByText('Tighten in a star, in three rounds.').closest('ol')).not.toBeNull()
  expect(getByText(/^A locking washer/).closest('blockquote')).not.toBeNull()
  expect(getByText(/^a thousand shocks/).tagName).toBe('STRONG')
})

test('has notes beside the text, after it in the document', () => {
  const { root } = drawSection('rich-text', { story: 'article' })
  const aside = root.querySelector('[data-slot="aside"]') as HTMLElement
  within(aside).getByRole('heading', { level: 3, name: 'In short' })
  within(aside).getByRole('link', { name: 'Lock nuts' })
  expect(aside.previousElementSibling?.textContent).toContain('Why a bolt loosens')
})

test('says its layout to the stylesheet', () => {
  const { root } = drawSection('rich-text', { story: 'statement' })
  expect(root.dataset).toMatchObject({ measure: 'narrow', align: 'center', size: 'large', sizeMobile: 'normal' })
})
