import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

const gap = { type: 'number', minimum: 0, maximum: 160, multipleOf: 4, unit: 'px' } as const

test('a person slides, or writes the number', async () => {
  const { user, field, fieldValue } = drawSetter(gap, 40)
  const slider = screen.getByRole('slider', { name: 'Slider for Sample' })
  expect(slider).toHaveProperty('value', '40')
  fireEvent.change(slider, { target: { value: '64' } })
  expect(fieldValue()).toBe(64)
  await user.clear(field('Sample'))
  await user.type(field('Sample'), '120')
  expect(fieldValue()).toBe(120)
  expect(slider).toHaveProperty('value', '120')
})

test('an emptied box takes the value away, and the slider says that there is none', async () => {
  const { user, field, fieldValue } = drawSetter(gap, 40)
  await user.clear(field('Sample'))
  expect(fieldValue()).toBeUndefined()
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Not set')
})

test('a number that is only begun takes nothing away', () => {
  const { field, fieldValue } = drawSetter(gap, 40)
  const box = field('Sample')
  // So a browser tells of a minus that waits for its digits.
  Object.defineProperty(box, 'validity', { value: { badInput: true } })
  fireEvent.change(box, { target: { value: '' } })
  expect(fieldValue()).toBe(40)
  fireEvent.blur(box)
  expect(box).toHaveProperty('value', '40')
})

test('Shift and an arrow take ten steps, and stop at the end', async () => {
  const { user, field, fieldValue } = drawSetter(gap, 100)
  field('Sample').focus()
  await user.keyboard('{Shift>}{ArrowUp}')
  expect(fieldValue()).toBe(140)
  await user.keyboard('{ArrowUp}{/Shift}')
  expect(fieldValue()).toBe(160)
})

test('a number that is too great stays in the box with its error', async () => {
  const { user, field, fieldValue } = drawSetter(gap, 40)
  await user.clear(field('Sample'))
  await user.type(field('Sample'), '400')
  expect(field('Sample')).toHaveProperty('value', '400')
  expect(field('Sample').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(fieldValue()).toBe(40)
})

test('without both ends there is no slider', () => {
  drawSetter({ type: 'number', minimum: 0, unit: 'ms' })
  expect(screen.queryByRole('slider')).toBeNull()
})
