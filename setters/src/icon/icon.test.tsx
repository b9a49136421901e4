import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

const icon = { $ref: 'icon' } as const

const open = async ({ user, field }: ReturnType<typeof drawSetter>) => {
  await user.click(field('Sample'))
  return within(await screen.findByRole('dialog', { name: 'Choose an icon for Sample' }))
}

test('a person searches an icon and takes it', async () => {
  const form = drawSetter(icon, 'anchor')
  const dialog = await open(form)
  expect(dialog.getByRole('option', { name: 'Anchor' }).getAttribute('aria-selected')).toBe('true')
  await form.user.type(dialog.getByRole('searchbox', { name: 'Search icons' }), 'lorr')
  expect(dialog.getAllByRole('option').map((option) => option.getAttribute('aria-label'))).toEqual(['Lorry'])
  await form.user.click(dialog.getByRole('option', { name: 'Lorry' }))
  expect(form.fieldValue()).toBe('truck')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sample Lorry' })))
})

test('by keys alone', async () => {
  const form = drawSetter(icon)
  form.field('Sample').focus()
  await form.user.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await form.user.keyboard('forkl{ArrowDown}{Enter}')
  expect(form.fieldValue()).toBe('forklift')
})

test('no icon at all, where the schema has none of its own', async () => {
  const form = drawSetter(icon, 'anchor')
  const dialog = await open(form)
  await form.user.click(dialog.getByRole('option', { name: 'No icon' }))
  expect(form.fieldValue()).toBeUndefined()
})

test('a default cannot be chosen away', async () => {
  const dialog = await open(drawSetter({ $ref: 'icon', default: 'anchor' }, 'truck'))
  expect(dialog.queryByRole('option', { name: 'No icon' })).toBeNull()
})
