import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const picture = { src: '/pictures/parts.webp', alt: 'Nuts of stainless steel', width: 1200, height: 900 }

test.each(['vertical', 'horizontal', 'list'])('tells in order what happened, when it looks %s', (look) => {
  const { root, getByRole } = drawSection('timeline', { story: 'history', props: { look } })
  const events = [...root.querySelectorAll<HTMLElement>('ol > li')]
  expect(events.map((event) => event.textContent?.slice(0, 4))).toEqual(['1987', '1996', '2008', '2019', '2026'])
  within(events[2] as HTMLElement).getByRole('heading', { level: 3, name: 'A laboratory of our own' })
  getByRole('heading', { level: 2 })
})

test('is a row with a name that keys can scroll', () => {
  const { getByRole } = drawSection('timeline', { story: 'row' })
  expect(getByRole('list', { name: 'From order to delivery, week by week' }).tabIndex).toBe(0)
})

test('shows pictures and ways on where there are some', () => {
  const button = { label: 'Read the report', link: { type: 'page', pageType: 'info' } }
  const { getByRole, getAllByRole } = drawSection('timeline', {
    props: {
      items: [
        { id: 'timeAAA1', date: '2024', title: 'A new hall', image: picture, button },
        { id: 'timeBBB2', date: '2025', title: 'Full' },
      ],
    },
  })
  expect(getAllByRole('img')).toHaveLength(1)
  expect(getByRole('link', { name: 'Read the report' }).getAttribute('href')).toBe('/info')
})

test('is no list when nothing has happened', () => {
  expect(drawSection('timeline', { props: { title: 'History' } }).root.querySelector('ol')).toBeNull()
})
