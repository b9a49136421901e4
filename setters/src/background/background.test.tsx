import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

const background = { $ref: 'background' } as const

test('a colour, and a picture of the library with a veil over it', async () => {
  const { user, field, fieldValue } = drawSetter(background)
  await user.type(field('Fill colour'), '#f4f6f8')
  expect(screen.queryByLabelText('Image size')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Choose an image/ }))
  await user.click(await screen.findByRole('option', { name: /hall/ }))
  expect(fieldValue()).toEqual({ color: '#f4f6f8', image: '/pictures/hall.webp' })
  await user.selectOptions(field('Image size'), 'Fit')
  await user.selectOptions(field('Image position'), 'End')
  await user.type(field('Image overlay'), 'title')
  expect(fieldValue()).toEqual({
    color: '#f4f6f8',
    image: '/pictures/hall.webp',
    size: 'contain',
    position: 'end',
    overlay: 'theme:title',
  })
})

test('a picture goes, and the colour stays', async () => {
  const { user, fieldValue } = drawSetter(background, { color: 'theme:primary', image: '/pictures/hall.webp' })
  await user.click(screen.getByRole('button', { name: /^Remove the image/ }))
  expect(fieldValue()).toEqual({ color: 'theme:primary' })
})
