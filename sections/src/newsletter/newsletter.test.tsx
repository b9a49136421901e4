import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

test('asks for an e-mail address and nothing else', () => {
  const { getByRole } = drawSection('newsletter', { story: 'band' })
  const form = getByRole('form', { name: 'Newsletter' }) as HTMLFormElement
  const email = within(form).getByRole('textbox', { name: 'Your email address (required)' }) as HTMLInputElement
  expect([email.type, email.required, email.dataset.limit, email.autocomplete]).toEqual(['email', true, '254', 'email'])
  expect([form.method, new FormData(form).get('form')]).toEqual(['post', 'subscribe'])
  within(form).getByRole('button', { name: 'Subscribe' })
  expect(within(form).queryByRole('checkbox')).toBeNull()
})

test('says what the address is for, and has the owner’s word on its button', () => {
  const { getByRole, getByText } = drawSection('newsletter', { story: 'inline' })
  getByText(/to send you the newsletter/)
  getByRole('button', { name: 'Sign up' })
})
