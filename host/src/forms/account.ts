import { CallError, changeAccount as changeName, changePassword, signOut } from '@vitrine/schemas'
import { fieldValue, type PostAnswer } from '../request/form-submission.ts'
import type { Visit } from '../request/visit.ts'
import { routeAddress, routes } from '../routing/routes.ts'
import type { ScreenTools } from '../screens/screen.ts'
import type { TakesPost } from './takes-post.ts'

/** The page again, which says what was done. */
const done = async (form: string, { links }: Visit, { sentQuery }: ScreenTools): Promise<PostAnswer> => ({
  to: links.to(routeAddress(routes.account), await sentQuery(form)),
})

async function leave(everywhere: boolean, { links }: Visit, { mutate }: ScreenTools): Promise<PostAnswer> {
  await mutate(signOut, { everywhere })
  return { to: links.to(routeAddress(routes.login)) }
}

/** The forms of the account page, by their name. */
const forms: Readonly<Record<string, TakesPost>> = {
  async name(visit, post, tools) {
    const name = fieldValue(post, 'name')
    if (name === '') throw new CallError('invalid_request', { fields: { name: tools.say('account.nameMissing') } })
    await tools.mutate(changeName, { name })
    return done('name', visit, tools)
  },

  async password(visit, { fields }, tools) {
    const [password, newPassword] = [fields.get('password') ?? '', fields.get('newPassword') ?? '']
    if (password === '')
      throw new CallError('invalid_request', { fields: { password: tools.say('login.passwordMissing') } })
    await tools.mutate(changePassword, { password, newPassword })
    return done('password', visit, tools)
  },

  signOut: (visit, _post, tools) => leave(false, visit, tools),
  signOutEverywhere: (visit, _post, tools) => leave(true, visit, tools),
}

/** One of the forms of the account page. Whose session has ended is led to the sign-in page first. */
export const changeAccountForm: TakesPost = async (visit, post, tools) => {
  const change = forms[fieldValue(post, 'form')]
  if (!change) throw new CallError('unreadable')
  try {
    return await change(visit, post, tools)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'wrong_password') throw error
    return { to: visit.links.to(routeAddress(routes.login), { to: routeAddress(routes.account) }) }
  }
}
