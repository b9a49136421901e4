import { expect, test } from 'vitest'
import { setters } from '../setters.ts'
import { formSetters } from './late-setters.browser.ts'

test('setters that are loaded later stand in a form as those that are here', () => {
  const about = (all: typeof setters) =>
    Object.fromEntries(
      Object.values(all).map(({ name, frame, isInput, holdsFields }) => [name, { frame, isInput, holdsFields }]),
    )
  expect(about(formSetters)).toEqual(about(setters))
})
