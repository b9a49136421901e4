import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

test('says each figure together with what it counts, and its note', () => {
  const { getByText } = drawSection('statistics', { story: 'works' })
  const figure = getByText('0.3 %').closest('div') as HTMLElement
  expect(within(figure).getByText('complaints in five years').closest('dt')).not.toBeNull()
  within(figure).getByText('Counted by delivered line.')
})

test('has its title as a heading with an id', () => {
  const { getByRole } = drawSection('statistics', { story: 'works' })
  expect(getByRole('heading', { level: 2 }).id).toBe('one-site-from-wire-to-carton')
})

test('is no list when there are no figures', () => {
  expect(drawSection('statistics', { props: { title: 'Key figures' } }).root.querySelector('dl')).toBeNull()
})
