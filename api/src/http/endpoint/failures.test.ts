import { CallError } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { translatorFor } from '../../platform/language/translator.ts'
import { failureBody } from './failures.ts'

const texts = { en: { 'error.conflict': 'Someone else changed this.', 'error.invalid_request': 'Check the fields.' } }
const fields = { slug: 'Another page has this address.' }
const bodyOf = (failure: CallError) => failureBody(failure, translatorFor(texts, 'en'), 'request-1').error

it.each([
  ['a failure with a message of its own', new CallError('conflict', { message: 'Taken.', fields }), 'Taken.'],
  ['a conflict at a field', new CallError('conflict', { fields }), fields.slug],
  ['a conflict at no field', new CallError('conflict'), 'Someone else changed this.'],
  ['another failure at a field', new CallError('invalid_request', { fields }), 'Check the fields.'],
])('%s says what its reader needs most', (_, failure, message) => {
  expect(bodyOf(failure)).toMatchObject({ code: failure.code, message, requestId: 'request-1' })
  expect(bodyOf(failure).fields).toEqual(failure.fields)
})
