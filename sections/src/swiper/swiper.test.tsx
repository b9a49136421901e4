import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'
import { swiperPresets } from '../testing/story-content/swiper.ts'

const picture = { src: '/pictures/hall.webp', alt: 'A hall', width: 1600, height: 1000 }
const phonePicture = { ...picture, src: '/pictures/parts.webp' }
const coverSlides = swiperPresets[0]!.props.slides as unknown as readonly object[]
const slides = coverSlides.map((slide) => ({ ...slide, image: { pc: picture, mobile: phonePicture } }))

test('has the title of the page on its first slide, and a title of a part on each other', () => {
  const { getByRole, getAllByRole } = drawSection('swiper', { story: 'cover' })
  getByRole('heading', { level: 1, name: 'Bolts that outlast the bridge' })
  expect(getAllByRole('heading', { level: 2 })).toHaveLength(2)
})

test('is a list that can be scrolled by keyboard, with words for its buttons and markers', () => {
  const { getByRole, getAllByRole } = drawSection('swiper', { story: 'cover' })
  const list = getByRole('list', { name: 'Slides' })
  expect(list.tabIndex).toBe(0)
  expect(list.dataset).toMatchObject({ back: 'Previous slide', forth: 'Next slide' })
  expect(getAllByRole('listitem').map(({ dataset }) => dataset.name)).toContain('A4-80 hexagon bolts to M39')
})

test('with one slide has nothing to scroll', () => {
  const { getByRole } = drawSection('swiper', { props: { slides: [{ id: 'slidXXX1', title: 'Bolts' }] } })
  expect(getByRole('list').hasAttribute('tabindex')).toBe(false)
})

test('loads the first picture first and the others when they come near', () => {
  const { getAllByRole, root } = drawSection('swiper', { story: 'cover', props: { slides } })
  const images = getAllByRole('img')
  expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', null, null])
  expect(images.map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy'])
  expect(root.querySelectorAll('source')).toHaveLength(3)
})

test('is a field of colour where no picture is, and beside the text it has a silent one', () => {
  expect(drawSection('swiper', { story: 'cover' }).root.querySelector('.image-missing')).toBeNull()
  const { root } = drawSection('swiper', { story: 'split' })
  expect([...root.querySelectorAll('.image-missing')].map(({ textContent }) => textContent)).toEqual(['', '', ''])
})

test('leads on from each slide', () => {
  const { getAllByRole } = drawSection('swiper', { story: 'cover' })
  const [first] = getAllByRole('listitem')
  const link = within(first!).getByRole('link', { name: 'See our products' })
  expect(link.getAttribute('href')).toBe('/products')
})
