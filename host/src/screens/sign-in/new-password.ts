import { readPasswordReset, undefinedIfClientError } from '@vitrine/schemas'
import { newPasswordPage, passwordLinkOverPage, passwordSetPage } from '@vitrine/sections/system-pages'
import { routeAddress, routes } from '../../routing/routes.ts'
import { type Screen, systemAnswer } from '../screen.ts'

/** Where the link of a mail leads: a new password is set, and then somebody signs in with it. */
export const newPassword: Screen = async ({ params: { token = '' }, links }, { t, query, outcome }) => {
  if (outcome?.kind === 'sent') return systemAnswer(passwordSetPage({ t, href: links.to(routeAddress(routes.login)) }))
  const reset = await undefinedIfClientError(query(readPasswordReset, { token }))
  if (!reset) return systemAnswer(passwordLinkOverPage({ t, href: links.to(routeAddress(routes.forgotPassword)) }), 410)
  const action = links.to(routeAddress(routes.newPassword, { token }))
  return systemAnswer(newPasswordPage({ t, action, email: reset.email }))
}
