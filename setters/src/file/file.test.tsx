import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

const schema = { type: 'string', format: 'asset', maxLength: 2000, setter: 'file' } as const

it('takes an address, and refuses what is none', async () => {
  const { user, field, fieldValue } = drawSetter(schema, '/papers/a.pdf')
  await user.clear(field('Sample'))
  expect(fieldValue()).toBeUndefined()
  await user.type(field('Sample'), 'mailto:a@b.example')
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(String(fieldValue())).not.toContain(':')
})

it('takes an upload, and a document of the library', async () => {
  const { user, container, field, fieldValue } = drawSetter(schema)
  const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  await user.upload(input, new File(['%PDF-'], 'b.pdf', { type: 'application/pdf' }))
  expect((await screen.findByText('b.pdf')).tagName).toBe('BDI')
  expect(fieldValue()).toBe('/uploads/b.pdf')
  // Its name is said; the address that it is stored under says nothing to anybody.
  expect(field('Sample')).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Choose a file for Sample' }))
  await user.click(await screen.findByRole('option', { name: 'certificate.pdf' }))
  expect(fieldValue()).toBe('/papers/certificate.pdf')
  await user.click(screen.getByRole('button', { name: 'Remove the file of Sample' }))
  expect(fieldValue()).toBeUndefined()
  expect(field('Sample')).toHaveProperty('value', '')
})

it('takes a document elsewhere, but no picture that visitors would not see', async () => {
  const { user, field } = drawSetter(schema)
  await user.type(field('Sample'), 'https://papers.example/a.pdf')
  expect(screen.queryByText(/Visitors cannot see/)).toBeNull()
  drawSetter({ ...schema, setterOptions: { kind: 'image' } }, 'https://pictures.example/a.webp')
  expect(screen.getByText(/Visitors cannot see this file because it is on pictures\.example\. Upload/)).toBeTruthy()
})
