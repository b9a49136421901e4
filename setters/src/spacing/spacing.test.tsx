import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

const spacing = { $ref: 'spacing' } as const
const box = (name: string) => screen.getByRole('spinbutton', { name })
const bond = (name: string) => screen.getByRole('radio', { name })

test('each side on its own; what the setter does not know is kept', async () => {
  const { user, fieldValue } = drawSetter(spacing, { pc: { top: 10 }, physical: true })
  await user.type(box('Left (desktop)'), '24')
  expect(fieldValue()).toEqual({ pc: { top: 10, left: 24 }, physical: true })
  await user.clear(box('Top (desktop)'))
  expect(fieldValue()).toEqual({ pc: { left: 24 }, physical: true })
})

test('phones take what is said for pc until they have a word of their own', async () => {
  const { user, fieldValue } = drawSetter(spacing, { pc: { top: 80, left: 8 } })
  expect(box('Top (mobile)')).toHaveProperty('value', '')
  expect(box('Top (mobile)')).toHaveProperty('placeholder', '80')
  box('Top (mobile)').focus()
  await user.keyboard('{ArrowDown}')
  expect(fieldValue()).toEqual({ pc: { top: 80, left: 8 }, mobile: { top: 79 } })
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(fieldValue()).toEqual({ pc: { top: 80, left: 8 }, mobile: { top: 69 } })
  await user.clear(box('Top (mobile)'))
  expect(fieldValue()).toEqual({ pc: { top: 80, left: 8 } })
})

test('sides that are bound change together', async () => {
  const { user, fieldValue } = drawSetter(spacing, { pc: { top: 1, right: 2, bottom: 3, left: 4 } })
  await user.click(bond('Opposite sides'))
  await user.type(box('Right (desktop)'), '0')
  expect(fieldValue()).toEqual({ pc: { top: 1, right: 20, bottom: 3, left: 20 } })
  await user.click(bond('All sides'))
  await user.type(box('Top (mobile)'), '5')
  expect(fieldValue()).toMatchObject({ mobile: { top: 5, right: 5, bottom: 5, left: 5 } })
})

test('sides that are alike are taken for bound', () => {
  drawSetter(spacing, { pc: { top: 40, right: 16, bottom: 40, left: 16 } })
  expect(bond('Opposite sides')).toHaveProperty('checked', true)
})

test('the last number goes, and the whole goes with it', async () => {
  const { user, value } = drawSetter(spacing, { pc: { top: 4 } })
  await user.clear(box('Top (desktop)'))
  expect(value()).toEqual({})
})

test('on a page from right to left the sides are named as they are seen', async () => {
  const { user, fieldValue } = drawSetter(spacing, { pc: { left: 7 } }, { services: { editingLanguage: 'ar' } })
  expect(box('Right (desktop)')).toHaveProperty('value', '7')
  await user.click(screen.getByRole('switch', { name: 'Keep left and right in right-to-left languages' }))
  expect(fieldValue()).toEqual({ pc: { left: 7 }, physical: true })
  expect(box('Left (desktop)')).toHaveProperty('value', '7')
})

test('a side that is too wide is marked, and the document keeps what it had', async () => {
  const { user, fieldValue } = drawSetter(spacing, { pc: { top: 40 } })
  await user.type(box('Top (desktop)'), '0')
  expect(fieldValue()).toEqual({ pc: { top: 400 } })
  await user.type(box('Top (desktop)'), '0')
  expect(box('Top (desktop)').getAttribute('aria-invalid')).toBe('true')
  expect(fieldValue()).toEqual({ pc: { top: 400 } })
  expect(screen.getByRole('alert').textContent).not.toBe('')
})
