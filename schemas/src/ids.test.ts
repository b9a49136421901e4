import { expect, it } from 'vitest'
import { isId, newId } from './ids.ts'

it('makes ids of 8 letters or digits that do not repeat, from the whole alphabet (R166)', () => {
  const ids = Array.from({ length: 5000 }, newId)
  expect(ids.every(isId)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(ids.join('')).size).toBe(62)
})

it.each([
  '',
  'k3v9Qa2',
  'k3v9Qa2Z1',
  'k3v9Qa2-',
  'k3v9.a2Z',
  'k3v9Qa2Z\n',
  'käv9Qa2Z',
  12345678,
  null,
  undefined,
  ['k3v9Qa2Z'],
])('takes %j for no id (R215)', (value) => {
  expect(isId(value)).toBe(false)
})
