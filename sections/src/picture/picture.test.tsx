import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const image = { src: '/pictures/hall.webp', alt: 'The hall', width: 1200, height: 900 }
const drawn = (props: object) => drawSection('picture', { props: { image: { pc: image }, ...props } })

test('is a figure with its caption and who made the image', () => {
  const { getByRole } = drawn({ caption: 'Hall 2 in the evening', credit: 'Photo: Nordhaven' })
  expect(getByRole('figure').querySelector('figcaption')?.textContent).toBe('Hall 2 in the eveningPhoto: Nordhaven')
})

test('is drawn without a caption where nothing is said', () => {
  expect(drawn({ caption: ' ' }).root.querySelector('figcaption')).toBeNull()
})

test('opens in the whole window only where that is switched on, and never when it is a link', () => {
  expect(drawn({}).queryByRole('button')).toBeNull()
  drawn({ zoom: true }).getByRole('button', { name: 'Enlarge: The hall' })
  const link = { type: 'address', href: 'https://example.com/' }
  const { getByRole, queryByRole } = drawn({ zoom: true, link })
  expect(getByRole('link', { name: 'The hall' }).getAttribute('href')).toBe('https://example.com/')
  expect(queryByRole('button')).toBeNull()
})

test('is no link that nobody can call by a name; its caption is one', () => {
  const link = { type: 'address', href: 'https://example.com/' }
  const silent = { image: { pc: { ...image, alt: '' } }, link }
  expect(drawn(silent).queryByRole('link')).toBeNull()
  drawn({ ...silent, caption: 'Hall 2' }).getByRole('link', { name: 'Hall 2' })
})
