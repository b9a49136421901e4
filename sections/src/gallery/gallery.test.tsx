import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const image = { src: '/pictures/hall.webp', alt: 'The hall', width: 1200, height: 900 }
const items = [
  { id: 'gallAAA1', image, caption: 'Hall 2' },
  { id: 'gallBBB2', image: { ...image, alt: '' }, caption: 'The evening shift' },
]

test('opens each picture in the whole window, by the name of what it shows', () => {
  const { getAllByRole, getByText } = drawSection('gallery', { props: { items } })
  const names = getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names.filter((name) => name?.startsWith('Enlarge'))).toEqual([
    'Enlarge: The hall',
    'Enlarge: The evening shift',
  ])
  expect(getByText('Hall 2', { selector: 'figcaption' }).closest('figure')?.querySelector('img')).not.toBeNull()
})

test('is a list of pictures alone where that is switched off', () => {
  const { getAllByRole, queryByRole } = drawSection('gallery', { props: { items, zoom: false, look: 'masonry' } })
  expect(getAllByRole('listitem')).toHaveLength(2)
  expect(queryByRole('button')).toBeNull()
})
