import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

const colour = { $ref: 'colour' } as const

const open = async ({ user }: ReturnType<typeof drawSetter>) => {
  await user.click(screen.getByRole('button', { name: 'Choose a colour for Sample' }))
  return within(await screen.findByRole('dialog', { name: 'Choose a colour for Sample' }))
}

test('a colour of the theme is chosen first, by its name', async () => {
  const form = drawSetter(colour)
  const dialog = await open(form)
  expect(dialog.getAllByRole('radio').length).toBe(10)
  await form.user.click(dialog.getByRole('radio', { name: 'Theme: Primary' }))
  expect(form.fieldValue()).toBe('theme:primary')
  await form.user.keyboard('{Escape}')
  expect(form.field('Sample')).toHaveProperty('value', 'Primary')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a colour for Sample' })),
  )
})

test.each([
  ['#1f4e8c', '#1f4e8c'],
  ['1f4e8c', '#1f4e8c'],
  ['rgb(10 20 30 / 50%)', 'rgb(10 20 30 / 50%)'],
  ['button text', 'theme:buttonText'],
  ['Transparent', 'transparent'],
])('%s is written as %s', async (typed, stored) => {
  const { user, field, fieldValue } = drawSetter(colour)
  await user.type(field('Sample'), typed)
  expect(fieldValue()).toBe(stored)
})

test('what is no colour stays in the box with its error', async () => {
  const { user, field, fieldValue } = drawSetter(colour, '#123456')
  await user.clear(field('Sample'))
  await user.type(field('Sample'), 'purplish')
  await user.tab()
  expect(field('Sample')).toHaveProperty('value', 'purplish')
  expect(field('Sample').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(fieldValue()).toBeUndefined()
})

test('any colour is picked by keys, half clear ones too', async () => {
  const form = drawSetter(colour, '#ff0000')
  const dialog = await open(form)
  fireEvent.change(dialog.getByRole('slider', { name: 'Hue' }), { target: { value: '120' } })
  expect(form.fieldValue()).toBe('#00ff00')
  fireEvent.change(dialog.getByRole('slider', { name: 'Opacity' }), { target: { value: '0.5' } })
  expect(form.fieldValue()).toBe('#00ff0080')
})

test('the hue of black is kept while it is picked', async () => {
  const form = drawSetter(colour, '#000000')
  const dialog = await open(form)
  fireEvent.change(dialog.getByRole('slider', { name: 'Hue' }), { target: { value: '240' } })
  expect(form.fieldValue()).toBe('#000000')
  expect(dialog.getByRole('slider', { name: 'Hue' })).toHaveProperty('value', '240')
})

test('none and clear', async () => {
  const form = drawSetter(colour, '#ff0000')
  const dialog = await open(form)
  await form.user.click(dialog.getByRole('button', { name: 'Transparent' }))
  expect(form.fieldValue()).toBe('transparent')
  await form.user.click(dialog.getByRole('button', { name: 'None' }))
  expect(form.fieldValue()).toBeUndefined()
})

test('the colours of a theme are chosen without a theme', async () => {
  const form = drawSetter({ type: 'string', format: 'plain-color', setter: 'colour' }, '#ff0000')
  const dialog = await open(form)
  expect(dialog.queryByRole('radio')).toBeNull()
})

test('a token is shown by its name in the language of the interface', () => {
  const { field } = drawSetter(colour, 'theme:primary', { texts: { 'colour.primary': 'Hauptfarbe' } })
  expect(field('Sample')).toHaveProperty('value', 'Hauptfarbe')
})
