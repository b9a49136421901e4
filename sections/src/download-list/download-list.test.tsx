import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

test('is one link for each file, saved under its name', () => {
  const { getByRole } = drawSection('download-list', { story: 'documents' })
  const link = getByRole('link', { name: 'Tightening torques, A2 and A4' })
  expect(link.getAttribute('href')).toBe('/media/downloads/torques.pdf')
  expect(link.hasAttribute('download')).toBe(true)
})

test('says of which kind and how large a file is', () => {
  const { getByText } = drawSection('download-list', { story: 'documents' })
  expect(getByText('180 kB').closest('li')?.textContent).toContain('Certificate')
})

test('a file that is not there is words, no link', () => {
  const items = [{ id: 'fileAAA1', title: 'Coming soon', kind: 'document' }]
  const { getByText, queryByRole } = drawSection('download-list', { props: { items } })
  getByText('Coming soon')
  expect(queryByRole('link')).toBeNull()
})
