import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'
import { createValueSource } from '../value-source/value-source.ts'

const price = { oneOf: [{ type: 'integer', minimum: 0, money: 'currency' }, { const: 'pending' }] } as const

it('is typed as people write amounts, and kept in the smallest unit', async () => {
  const { user, field, fieldValue } = drawSetter(price, 86)
  expect(field('Sample')).toHaveProperty('value', '0.86')
  await user.clear(field('Sample'))
  expect(fieldValue()).toBeUndefined()
  await user.type(field('Sample'), '1234.50')
  expect(fieldValue()).toBe(123_450)
  // What fractions leave behind is no part of the amount.
  await user.clear(field('Sample'))
  await user.type(field('Sample'), '1.15')
  expect(fieldValue()).toBe(115)
})

it.each([
  ['JPY', 860, '860'],
  ['BHD', 860, '0.86'],
  ['', 860, '8.6'],
])('has the decimals of %s', (currency, amount, shown) => {
  const source = createValueSource({ field: amount, currency })
  const { field } = drawSetter(price, undefined, { source })
  expect(field('Sample')).toHaveProperty('value', shown)
})

it('may be a word in place of an amount', async () => {
  const { user, fieldValue, field } = drawSetter(price, 86)
  await user.click(screen.getByRole('checkbox', { name: 'Pending' }))
  expect(fieldValue()).toBe('pending')
  await user.click(screen.getByRole('checkbox', { name: 'Sample Pending' }))
  expect(fieldValue()).toBeUndefined()
  expect(field('Sample')).toHaveProperty('value', '')
})
