import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'
import { setterCases } from '../testing/setter-cases.ts'

const { schema, beside } = setterCases['item-reference']

it('names one item of each list, and any of them where none is chosen', async () => {
  const { user, fieldValue } = drawSetter(schema, ['redred01'], { beside })
  const finish = screen.getByRole('combobox', { name: 'Finish' })
  expect(finish).toHaveProperty('value', 'redred01')
  await user.selectOptions(finish, 'Blue')
  expect(fieldValue()).toEqual(['blue0001'])
  await user.selectOptions(finish, 'Any')
  expect(fieldValue()).toEqual([])
})

it('says what is missing where there are no lists yet', () => {
  drawSetter(schema, [], { beside: { ...beside, properties: beside?.properties ?? {}, values: {} } })
  expect(screen.getByText(/first/)).toBeTruthy()
})
