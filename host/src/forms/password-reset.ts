import { askPasswordReset, CallError, resetPassword } from '@vitrine/schemas'
import { emailValue, type SubmissionOutcome } from '../request/form-submission.ts'
import type { TakesPost } from './takes-post.ts'

/** The page itself says that it was done: a form that is sent again does no harm. */
const done = (component: string): SubmissionOutcome => ({
  component,
  kind: 'sent',
  status: 200,
  values: {},
  messages: {},
})

/** Asks for a link to set a new password. */
export const forgotPasswordForm: TakesPost = async (_visit, post, { mutate }) => {
  await mutate(askPasswordReset, { email: emailValue(post) })
  return done('forgot-password')
}

/** Sets a new password with the link of a mail. */
export const newPasswordForm: TakesPost = async ({ params }, post, { mutate, say }) => {
  const password = post.fields.get('newPassword') ?? ''
  if (password === '') throw new CallError('invalid_request', { fields: { newPassword: say('login.passwordMissing') } })
  await mutate(resetPassword, { token: params.token ?? '', newPassword: password })
  return done('new-password')
}
