import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

const border = { $ref: 'border' } as const

test('a person draws a line', async () => {
  const { user, field, fieldValue } = drawSetter(border)
  await user.type(field('Border width'), '2')
  await user.selectOptions(field('Border style'), 'Dashed')
  await user.type(field('Border colour'), 'primary')
  await user.type(field('Corner radius'), '8')
  expect(fieldValue()).toEqual({ width: 2, style: 'dashed', color: 'theme:primary', radius: 8 })
})

test('what is emptied is not said any more, and the last takes the border with it', async () => {
  const { user, field, value } = drawSetter(border, { width: 2, radius: 8 })
  await user.clear(field('Border width'))
  expect(value()).toEqual({ field: { radius: 8 } })
  await user.clear(field('Corner radius'))
  expect(value()).toEqual({})
})

test('the part that is wrong is marked, and no other', async () => {
  const { user, field, fieldValue } = drawSetter(border, { width: 2, color: '#000000' })
  await user.clear(field('Border colour'))
  await user.type(field('Border colour'), 'ink')
  expect(field('Border colour').getAttribute('aria-invalid')).toBe('true')
  expect(field('Border width').getAttribute('aria-invalid')).toBeNull()
  expect(fieldValue()).toEqual({ width: 2 })
  expect(screen.getAllByRole('alert').length).toBe(1)
})
