import { CallError, signIn as signInCall } from '@vitrine/schemas'
import { emailValue } from '../request/form-submission.ts'
import { ownPath } from '../request/own-path.ts'
import type { TakesPost } from './takes-post.ts'
import { workplace } from './workplace.ts'

/** Signs somebody in and leads them to where they wanted to go, else to their work. */
export const signInForm: TakesPost = async (visit, post, { mutate, say, ...tools }) => {
  const [email, password] = [emailValue(post), post.fields.get('password') ?? '']
  if (password === '') throw new CallError('invalid_request', { fields: { password: say('login.passwordMissing') } })
  try {
    const { sites } = await mutate(signInCall, { email, password })
    return { to: ownPath(visit.query.get('to')) ?? (await workplace(sites, visit, tools)) }
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'wrong_password') throw error
    throw new CallError('invalid_request', { fields: { password: say('login.wrong') } })
  }
}
