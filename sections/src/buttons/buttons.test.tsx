import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const link = { type: 'address', href: 'https://example.com/' }

test('is a list of links, without those that nobody has named', () => {
  const { getAllByRole, getByRole } = drawSection('buttons', {
    props: {
      items: [
        { id: 'buttAAA1', button: { label: 'Ask for a quotation', link } },
        { id: 'buttBBB2', button: { label: ' ', link } },
      ],
    },
  })
  expect(getAllByRole('listitem')).toHaveLength(1)
  expect(getByRole('link', { name: 'Ask for a quotation' }).getAttribute('href')).toBe('https://example.com/')
})

test('is no list without buttons', () => {
  expect(drawSection('buttons', { props: { note: 'Free of charge' } }).queryByRole('list')).toBeNull()
})
