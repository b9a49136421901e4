import type { ResolvedComponent } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { sampleStage } from '../testing/sample-stage.ts'
import { heldPlace } from './held-place.ts'

const component: ResolvedComponent = { id: 'a', type: 'card', version: 1, props: { rows: 2 }, mobile: { rows: 5 } }
const stage = sampleStage([])

test('holds what the props of each screen need, and lasts where nothing else was asked for', () => {
  const held = heldPlace(({ props }) => (props as { rows: number }).rows * 10, component, {}, stage)
  expect(held).toEqual({ style: { '--height-pc': '20px', '--height-mobile': '50px' }, isLasting: true })
})

test.each(['data', 'visit', 'menus'] as const)('does not last where %s was asked for', (name) => {
  const { isLasting } = heldPlace((given) => (given[name] ? 10 : 20), component, {}, stage)
  expect(isLasting).toBe(false)
})
