import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const film = { src: '/media/works.mp4', poster: '/media/works.webp', title: 'Our works' }
const filmIn = (root: HTMLElement) => root.querySelector('video')

test('shows a film with its controls, and loads nothing of it before it is played', () => {
  const { root } = drawSection('video', { props: { title: 'From wire to bolt', film } })
  expect(filmIn(root)?.controls).toBe(true)
  expect(filmIn(root)?.preload).toBe('none')
  expect(filmIn(root)?.getAttribute('aria-label')).toBe('Our works')
})

test('is called as the section where the film has no title, and has its captions', () => {
  const { root } = drawSection('video', {
    props: { title: 'From wire to bolt', film: { src: '/media/works.mp4', captions: '/media/works.vtt' } },
  })
  expect(filmIn(root)?.getAttribute('aria-label')).toBe('From wire to bolt')
  expect(root.querySelector('track')?.kind).toBe('captions')
})

test('is a silent field where no film is chosen, and asks for none', () => {
  const { root } = drawSection('video', { story: 'plain' })
  expect(root.querySelector('.image-missing')?.textContent).toBe('')
  expect(filmIn(root)).toBeNull()
})

test('lists the chapters of the film', () => {
  const { getByRole } = drawSection('video', { story: 'split', props: { film } })
  getByRole('heading', { level: 3, name: 'In this film' })
  const chapters = within(getByRole('list')).getAllByRole('listitem')
  expect(chapters.map(({ textContent }) => textContent)).toContain('1:05Thread and head are measured')
})

test('puts the film in the place of a picture when it is opened', () => {
  const { root } = drawSection('video', { story: 'cover', props: { film } })
  const details = root.querySelector('details')
  expect(details?.open).toBe(false)
  expect(details?.querySelector('summary')?.textContent).toContain('Play video: Where steel learns to hold')
  details?.querySelector('summary')?.click()
  expect(details?.open).toBe(true)
})

test('shows several films, each with its title', () => {
  const items = [
    { id: 'filmAAA1', title: 'Wedge anchor', film: { src: '/media/a.mp4' } },
    { id: 'filmBBB2', title: 'Bonded anchor', film: { src: '/media/b.mp4' } },
  ]
  const { getAllByRole, root } = drawSection('video', { props: { title: 'Films', items } })
  expect(getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Wedge anchor',
    'Bonded anchor',
  ])
  const films = [...root.querySelectorAll('video')]
  expect(films.map((each) => each.getAttribute('aria-label'))).toEqual(['Wedge anchor', 'Bonded anchor'])
})
