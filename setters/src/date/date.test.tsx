import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

const until = { type: 'string', pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', setter: 'date' } as const

test('a person picks a day, and takes it away', () => {
  const { field, fieldValue } = drawSetter(until)
  fireEvent.change(field('Sample'), { target: { value: '2027-03-31' } })
  expect(fieldValue()).toBe('2027-03-31')
  fireEvent.change(field('Sample'), { target: { value: '' } })
  expect(fieldValue()).toBeUndefined()
})

test('a day that is being written anew is not taken away', () => {
  const { field, fieldValue } = drawSetter(until, '2027-03-31')
  Object.defineProperty(field('Sample'), 'validity', { value: { badInput: true } })
  fireEvent.change(field('Sample'), { target: { value: '' } })
  expect(fieldValue()).toBe('2027-03-31')
})

test('what is no day is shown as it is written, and can be mended', async () => {
  const { user, field, fieldValue } = drawSetter({ ...until, pattern: '' }, 'next spring')
  expect(field('Sample')).toHaveProperty('value', 'next spring')
  await user.clear(field('Sample'))
  expect(fieldValue()).toBeUndefined()
  expect(field('Sample')).toHaveProperty('type', 'date')
})
