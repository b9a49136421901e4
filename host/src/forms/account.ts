import { CallError, changeAccount as changeName, changePassword, signOut } from '@vitrine/schemas'
import { fieldValue, type Post, type PostAnswer } from '../request/form-submission.ts'
import { routeAddress, routes } from '../routing/routes.ts'
import type { ScreenTools } from '../screens/screen.ts'
import type { TakesPost } from './takes-post.ts'

type Change = (post: Post, tools: ScreenTools) => Promise<PostAnswer>

/** The page again, which says what was done. */
const done = async (form: string, { links, sentQuery }: ScreenTools): Promise<PostAnswer> => ({
  to: links.to(routeAddress(routes.account), await sentQuery(form)),
})

async function leave(everywhere: boolean, { mutate, links }: ScreenTools): Promise<PostAnswer> {
  await mutate(signOut, { everywhere })
  return { to: links.to(routeAddress(routes.login)) }
}

/** The forms of the account page, by their name. */
const forms: Readonly<Record<string, Change>> = {
  async name(post, tools) {
    const name = fieldValue(post, 'name')
    if (name === '') throw new CallError('invalid_request', { fields: { name: tools.say('account.nameMissing') } })
    await tools.mutate(changeName, { name })
    return done('name', tools)
  },

  async password({ fields }, tools) {
    const [password, newPassword] = [fields.get('password') ?? '', fields.get('newPassword') ?? '']
    if (password === '')
      throw new CallError('invalid_request', { fields: { password: tools.say('login.passwordMissing') } })
    await tools.mutate(changePassword, { password, newPassword })
    return done('password', tools)
  },

  signOut: (_post, tools) => leave(false, tools),
  signOutEverywhere: (_post, tools) => leave(true, tools),
}

/** One of the forms of the account page. Whose session has ended is led to the sign-in page first. */
export const changeAccountForm: TakesPost = async (_visit, post, tools) => {
  const change = forms[fieldValue(post, 'form')]
  if (!change) throw new CallError('unreadable')
  try {
    return await change(post, tools)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'wrong_password') throw error
    return { to: tools.links.to(routeAddress(routes.login), { to: routeAddress(routes.account) }) }
  }
}
