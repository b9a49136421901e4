import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

it.each(['number', 'range'])('%s says what a length in rem is in pixels', async (setter) => {
  const { user, field, fieldValue } = drawSetter({ type: 'number', unit: 'rem', setter } as const, 2.5)
  expect(await screen.findByText('rem (40 px)')).toBeTruthy()
  await user.clear(field('Sample'))
  await user.type(field('Sample'), '1.125')
  expect(screen.getByText('rem (18 px)')).toBeTruthy()
  expect(fieldValue()).toBe(1.125)
})
