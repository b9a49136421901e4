import { expect, test } from 'vitest'
import { sharedIds } from './shared-ids.ts'
import { sharedSchemas } from './validator.ts'

test('the names of the shared schemas are theirs', () => {
  expect([...sharedIds]).toEqual(sharedSchemas.map(({ $id }) => $id))
})
