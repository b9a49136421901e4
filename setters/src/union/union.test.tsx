import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawForm } from '../testing/draw-form.tsx'
import { deliveryProps } from '../testing/sample-schemas.ts'

it('shows the fields of the branch that counts, and not its name', () => {
  const { field } = drawForm(deliveryProps, { delivery: { kind: 'pallet', places: 4 } })
  expect(field('Type of Delivery')).toHaveProperty('value', '1')
  expect(field('Places')).toHaveProperty('value', '4')
  expect(screen.queryByLabelText('Kind', { exact: true })).toBeNull()
})

it('gives back what was typed when a branch is chosen again, and stores one branch only', async () => {
  const { user, field, value } = drawForm(deliveryProps, { delivery: { kind: 'pallet', places: 4, note: 'Side door' } })
  await user.selectOptions(field('Type of Delivery'), 'Parcel')
  expect(value()).toEqual({ delivery: { kind: 'parcel' } })
  await user.type(field('Weight'), '7')
  await user.selectOptions(field('Type of Delivery'), 'Pallet')
  expect(value()).toEqual({ delivery: { kind: 'pallet', places: 4, note: 'Side door' } })
  await user.selectOptions(field('Type of Delivery'), 'Parcel')
  expect(value()).toEqual({ delivery: { kind: 'parcel', weight: 7 } })
})

it('follows an undo to another branch', async () => {
  const { user, field, source } = drawForm(deliveryProps, { price: 12 })
  await user.selectOptions(field('Type of Price'), 'Pending')
  source.reset({ price: 12 })
  expect(await screen.findByLabelText('Amount', { exact: true })).toHaveProperty('value', '12')
})

it('waits with a branch whose emptiest value would not fit', async () => {
  const schema = {
    type: 'object',
    additionalProperties: false,
    properties: { code: { oneOf: [{ type: 'integer' }, { type: 'string', title: 'Letters', minLength: 2 }] } },
  } as const
  const { user, field, value } = drawForm(schema, { code: 5 })
  await user.selectOptions(field('Type of Code'), 'Letters')
  expect(value()).toEqual({ code: 5 })
  await user.type(field('Letters'), 'ab')
  expect(value()).toEqual({ code: 5 })
  await user.tab()
  expect(value()).toEqual({ code: 'ab' })
  expect(field('Letters')).toHaveProperty('value', 'ab')
})

it('a union that the form itself is', async () => {
  const schema = {
    type: 'object',
    properties: { name: { type: 'string' } },
    oneOf: [
      { title: 'By mail', properties: { mail: { type: 'string' } }, required: ['mail'] },
      { title: 'By phone', properties: { phone: { type: 'string' } }, required: ['phone'] },
    ],
  } as const
  const { user, field, value } = drawForm(schema, { name: 'Smith', phone: '1' })
  expect(field('Phone')).toHaveProperty('value', '1')
  await user.selectOptions(field('Type'), 'By mail')
  await user.type(field('Mail'), 'a@example.org')
  expect(value()).toEqual({ name: 'Smith', mail: 'a@example.org' })
})
