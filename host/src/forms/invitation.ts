import { acceptInvitation as accept, CallError } from '@vitrine/schemas'
import { fieldValue } from '../request/form-submission.ts'
import type { TakesPost } from './takes-post.ts'
import { workplace } from './workplace.ts'

/** Accepts an invitation: with a name and a password for a new account, else with what is known already. */
export const acceptInvitationForm: TakesPost = async (visit, post, { mutate, say, ...tools }) => {
  const given = (name: string, value: string) => (post.fields.has(name) ? { [name]: value } : {})
  const password = post.fields.get('password') ?? ''
  const name = fieldValue(post, 'name')
  const missing = {
    ...(post.fields.has('name') && name === '' && { name: say('account.nameMissing') }),
    ...(post.fields.has('password') && password === '' && { password: say('login.passwordMissing') }),
  }
  if (Object.keys(missing).length > 0) throw new CallError('invalid_request', { fields: missing })
  try {
    const question = { token: visit.params.token ?? '', ...given('name', name), ...given('password', password) }
    const site = await mutate(accept, question)
    return { to: await workplace([site], visit, tools) }
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'wrong_password') throw error
    throw new CallError('invalid_request', { fields: { password: say('login.wrong') } })
  }
}
