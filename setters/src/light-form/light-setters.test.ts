import { expect, test } from 'vitest'
import { setters } from '../setters.ts'
import { lightSetters } from './light-setters.ts'

test('setters that come one by one stand in a form as those that are here', () => {
  const about = (all: typeof setters) =>
    Object.fromEntries(
      Object.values(all).map(({ name, frame, isInput, holdsFields }) => [name, { frame, isInput, holdsFields }]),
    )
  expect(about(lightSetters)).toEqual(about(setters))
})
