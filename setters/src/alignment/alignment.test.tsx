import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

const align = { enum: ['start', 'center', 'end', 'justify', 'elsewhere'], setter: 'alignment' } as const

test('a person chooses by pointer and by arrow keys', async () => {
  const { user, fieldValue } = drawSetter(align, 'start')
  expect(screen.getByRole('radio', { name: 'Start' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: 'Centre' }))
  expect(fieldValue()).toBe('center')
  await user.keyboard('{ArrowRight}')
  expect(fieldValue()).toBe('end')
})

test('a value that has no picture is written', () => {
  drawSetter(align)
  expect(screen.getByText('Elsewhere').textContent).toBe('Elsewhere')
})
