import { ownPath, type PostedForm } from '@vitrine/api'
import {
  acceptInvitation,
  askPasswordReset,
  CallError,
  changeAccount,
  changePassword,
  confirmEmailChange,
  resetPassword,
  signIn,
  signOut,
} from '@vitrine/schemas'
import { emailValue, fieldValue, type PostAnswer, sentForm } from '../request/form-submission.ts'
import type { Visit } from '../request/visit.ts'
import { type RouteKey, routeAddress, routes } from '../routing/routes.ts'
import type { ScreenTools } from '../screens/screen.ts'
import { workplace } from '../screens/sign-in/workplace.ts'
import type { FormHandler } from './form-handler.ts'

const isWrongPassword = (error: unknown): boolean => error instanceof CallError && error.code === 'wrong_password'

/** Says at their fields what is missing; fields without a message are fine. @throws CallError */
function refuseMissing(messages: Readonly<Record<string, string | false>>): void {
  const fields = Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== false),
  )
  if (Object.keys(fields).length > 0) throw new CallError('invalid_request', { fields })
}

/** The code of an authenticator app, where the page asked for it. */
const codeIn = ({ fields }: PostedForm): { readonly code?: string } =>
  fields.has('code') ? { code: fields.get('code') ?? '' } : {}

/** A call that is shown a password, and a code where one is needed; a wrong one is reported at its field. */
async function withPassword<T>(calling: Promise<T>, post: PostedForm, { t }: Pick<ScreenTools, 't'>): Promise<T> {
  return calling.catch((error: unknown) => {
    const code = error instanceof CallError ? error.code : undefined
    const refused = (fields: Readonly<Record<string, string>>) => new CallError('invalid_request', { fields })
    if (code === 'wrong_code') throw refused({ code: t('login.codeWrong') })
    if (code === 'code_needed') throw refused({ code: t('login.codeNeeded') })
    // The field for the code stays, since a message stands at it.
    if (code === 'wrong_password')
      throw refused({ password: t('login.wrong'), ...(post.fields.has('code') && { code: t('login.codeNeeded') }) })
    throw error
  })
}

/** The account page again, which says what was done. */
const changed = async (form: string, { links }: Visit, { sentQuery }: ScreenTools): Promise<PostAnswer> => ({
  to: links.to(routeAddress(routes.account), await sentQuery(form)),
})

async function leave(everywhere: boolean, { links }: Visit, { mutate }: ScreenTools): Promise<PostAnswer> {
  await mutate(signOut, { everywhere })
  return { to: links.to(routeAddress(routes.login)) }
}

/** The forms of the account page, by their name. */
const accountForms = new Map<string, FormHandler>([
  [
    'name',
    async (visit, post, tools) => {
      const name = fieldValue(post, 'name')
      refuseMissing({ name: name === '' && tools.t('account.nameMissing') })
      await tools.mutate(changeAccount, { name })
      return changed('name', visit, tools)
    },
  ],
  [
    'password',
    async (visit, { fields }, tools) => {
      const [password, newPassword] = [fields.get('password') ?? '', fields.get('newPassword') ?? '']
      refuseMissing({ password: password === '' && tools.t('login.passwordMissing') })
      await tools.mutate(changePassword, { password, newPassword })
      return changed('password', visit, tools)
    },
  ],
  ['signOut', (visit, _post, tools) => leave(false, visit, tools)],
  ['signOutEverywhere', (visit, _post, tools) => leave(true, visit, tools)],
])

/** The forms of owners by the route of their page. */
export const ownerForms: Readonly<Partial<Record<RouteKey, FormHandler>>> = {
  /** Leads on to where somebody wanted to go, else to their work. */
  async login(visit, post, tools) {
    const [email, password] = [emailValue(post), post.fields.get('password') ?? '']
    refuseMissing({ password: password === '' && tools.t('login.passwordMissing') })
    const { sites } = await withPassword(tools.mutate(signIn, { email, password, ...codeIn(post) }), post, tools)
    return { to: ownPath(visit.query.get('to')) ?? workplace(sites, visit) }
  },

  /** The page itself says that it was done, as with a new password: a form that is sent again does no harm. */
  async forgotPassword(_visit, post, { mutate }) {
    await mutate(askPasswordReset, { email: emailValue(post) })
    return sentForm('forgot-password')
  },

  async newPassword({ params }, post, { mutate, t }) {
    const newPassword = post.fields.get('newPassword') ?? ''
    refuseMissing({ newPassword: newPassword === '' && t('login.passwordMissing') })
    await mutate(resetPassword, { token: params.token ?? '', newPassword })
    return sentForm('new-password')
  },

  async confirmEmail({ params }, _post, { mutate }) {
    await mutate(confirmEmailChange, { token: params.token ?? '' })
    return sentForm('confirm-email')
  },

  /** With a name and a password for a new account, else with what is known already. */
  async invitation(visit, post, tools) {
    const { t } = tools
    const name = post.fields.has('name') ? { name: fieldValue(post, 'name') } : {}
    const password = post.fields.has('password') ? { password: post.fields.get('password') ?? '' } : {}
    refuseMissing({
      name: name.name === '' && t('account.nameMissing'),
      password: password.password === '' && t('login.passwordMissing'),
    })
    const accepting = tools.mutate(acceptInvitation, {
      token: visit.params.token ?? '',
      ...name,
      ...password,
      ...codeIn(post),
    })
    return { to: workplace([await withPassword(accepting, post, tools)], visit) }
  },

  /** Whose session has ended is led to the sign-in page first. */
  async account(visit, post, tools) {
    const change = accountForms.get(fieldValue(post, 'form'))
    if (!change) throw new CallError('unreadable')
    try {
      return await change(visit, post, tools)
    } catch (error) {
      if (!isWrongPassword(error)) throw error
      return { to: visit.links.to(routeAddress(routes.login), { to: routeAddress(routes.account) }) }
    }
  },
}
