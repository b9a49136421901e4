import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

test('says of each plan what it costs, what is in it, and how to get it', () => {
  const { getByRole } = drawSection('plans', { story: 'three' })
  const plan = within(getByRole('heading', { level: 3, name: 'Call-off' }).closest('article') as HTMLElement)
  expect(plan.getByText('€240').tagName).toBe('BDI')
  plan.getByText('per month')
  plan.getByText('Most chosen')
  expect(plan.getAllByRole('listitem')).toHaveLength(4)
  plan.getByRole('link', { name: 'Ask for a quotation' })
})

test('has no list and no heading where nothing is said', () => {
  const { root } = drawSection('plans', { props: { items: [{ id: 'planAAA1', name: ' ' }] } })
  expect(root.querySelector('article :is(h2, h3, ul, a, bdi)')).toBeNull()
})
