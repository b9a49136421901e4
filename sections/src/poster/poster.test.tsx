import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const picture = { src: '/pictures/hall.webp', alt: 'A hall', width: 1600, height: 1000 }

test('says what is offered, when, and what to do', () => {
  const { getByRole, getByText } = drawSection('poster', { story: 'full' })
  getByRole('heading', { level: 2, name: 'Bring your drawing. We bring the samples.' })
  getByText('19–21 October 2027 · Hall 4, stand B 17')
  expect(getByRole('link', { name: 'Book half an hour' }).getAttribute('href')).toBe('mailto:fair@nordhaven.example')
})

test('shows its picture, and is a field of colour without one', () => {
  const image = drawSection('poster', { story: 'full', props: { image: { pc: picture } } }).getByRole('img', {
    name: 'A hall',
  })
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(drawSection('poster', { story: 'full' }).root.querySelector('img, .image-missing')).toBeNull()
})

test('loads its picture at once where it is the title of the page', () => {
  const { getByRole } = drawSection('poster', { props: { title: 'Bolts', titleLevel: 'h1', image: { pc: picture } } })
  expect(getByRole('img').getAttribute('fetchpriority')).toBe('high')
})

test('says each fact together with what it counts', () => {
  const { getByText } = drawSection('poster', { story: 'framed' })
  const fact = getByText('5 days').parentElement as HTMLElement
  expect(within(fact).getByText('to your site').tagName).toBe('DT')
})

test('holds figures in its slot, and leaves out what is empty', () => {
  drawSection('poster', { story: 'figures' }).getByText('1,900 t')
  expect(drawSection('poster', { props: { title: 'Bolts' } }).root.textContent).toBe('Bolts')
})
