import { expect, it } from 'vitest'
import { createKnownIds } from './known-ids.ts'

it('forgets the oldest ids first, and none that has come again', () => {
  const known = createKnownIds(3)
  known.add(['a', 'b', 'c'])
  known.add(['a', 'd'])
  expect(['a', 'b', 'c', 'd'].filter(known.has)).toEqual(['a', 'c', 'd'])
})
