import { render, within } from '@testing-library/react'
import { StageProvider } from '@vitrine/renderer/internal'
import { sampleStage } from '@vitrine/renderer/testing/sample-stage.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { sampleWords } from '../../testing/sample-words.ts'
import { formMessages, formOutcomes } from '../form-outcome/messages.ts'
import { Notice } from '../form-outcome/notice.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'

const english = sampleWords('en')
const draw = (children: ReactNode) =>
  render(<StageProvider stage={sampleStage([], { words: english })}>{children}</StageProvider>)

test('says what the specification says, to the letter (R171–R192)', () => {
  const { inquiry, 'contact-us': contact, subscribe } = formMessages
  const keys = [
    inquiry.firstName.missing,
    inquiry.lastName.missing,
    inquiry.name.missing,
    inquiry.email.missing,
    inquiry.whatsappPhone.missing,
    inquiry.message.missing,
    inquiry.email.invalid,
    inquiry.uploadImages.tooLarge,
    inquiry.uploadImages.tooMany,
    contact.name.missing,
    contact.email.missing,
    contact.email.invalid,
    subscribe.email.missing,
    subscribe.email.invalid,
    ...Object.values(formOutcomes).flatMap(({ sent, failed }) => [sent, failed]),
  ]
  expect(keys.map((key) => english(key))).toEqual([
    'Please enter your first name',
    'Please enter your last name',
    'Please enter your name',
    'Please enter your email address',
    'Please enter your contact number',
    'Please enter your message',
    'Please enter a valid email address',
    'Image must be smaller than 2MB!',
    'You can only upload a maximum of 3 images!',
    'Please input your name!',
    'Please input your email!',
    'Please enter a valid email address',
    'Please enter a valid email address',
    'Please enter a valid email address',
    'Thank you. Your inquiry has been sent.',
    'Submission failed, please try again',
    'Thank you. Your message has been sent.',
    'submit failed, please try again later',
    'Please check your inbox to confirm your subscription.',
    'Subscription failed',
  ])
})

test('has words for every message', () => {
  const keys = [formMessages, formOutcomes].flatMap((forms) => JSON.stringify(forms).match(/form\.[A-Za-z.]+/g) ?? [])
  for (const key of keys) expect(english(key, { count: 5000, max: 9 }), key).not.toBe(key)
})

test('ties a field to its hint and to what is wrong with it', () => {
  const { getByRole, getByText } = draw(
    <Field name="email" type="email" label="Email" hint="At work" message="Please enter it" value="a@" required />,
  )
  const field = getByRole('textbox', { name: 'Email (required)' }) as HTMLInputElement
  const ids = field.getAttribute('aria-describedby')?.split(' ')
  expect(ids).toEqual([getByText('At work').id, getByText('Please enter it').id])
  expect([field.getAttribute('aria-invalid'), field.defaultValue, field.dir]).toEqual(['true', 'a@', 'ltr'])
  expect([field.autocomplete, field.inputMode, field.maxLength]).toEqual(['email', 'email', 254])
})

test.each([
  ['+49 30 1234567', true],
  ['٠٥٧٣٨٦١١', true],
  ['(0573) 8611', true],
  ['1234', false],
  ['call me', false],
])('takes %j for a number to call: %s (R182)', (value, isNumber) => {
  const { getByRole } = draw(<Field name="whatsappPhone" type="phone" label="Phone" />)
  expect(new RegExp(`^(?:${(getByRole('textbox') as HTMLInputElement).pattern})$`, 'v').test(value)).toBe(isNumber)
})

test.each([
  ['5000', true],
  ['5,000', true],
  ['۵۰۰۰', true],
  ['5.000', true],
  ['many', false],
  [',', false],
])('takes %j for a quantity: %s (R119)', (value, isQuantity) => {
  const { getByRole } = draw(<Field name="quantity" type="quantity" label="Quantity" />)
  expect(new RegExp(`^(?:${(getByRole('textbox') as HTMLInputElement).pattern})$`, 'v').test(value)).toBe(isQuantity)
})

test('hides a field from people and ears that programs fill in (R197)', () => {
  const { container, getByRole } = draw(
    <Form name="subscribe" label="Newsletter">
      <Field name="email" type="email" label="Email" />
    </Form>,
  )
  const hidden = container.querySelector<HTMLInputElement>('[name="department"]')
  expect([hidden?.tabIndex, hidden?.autocomplete]).toEqual([-1, 'off'])
  expect(hidden?.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(within(getByRole('form')).getAllByRole('textbox')).toHaveLength(1)
})

test('tells at once what became of the form', () => {
  const { getByRole } = draw(
    <>
      <Notice kind="sent">Thank you.</Notice>
      <Notice kind="failed">Please try again.</Notice>
    </>,
  )
  expect([getByRole('status').textContent, getByRole('alert').textContent]).toEqual(['Thank you.', 'Please try again.'])
})
