import { readEmailChange, undefinedIfClientError } from '@vitrine/schemas'
import { confirmEmailPage, emailConfirmedPage, emailLinkOverPage } from '@vitrine/sections/system-pages'
import { routeAddress, routes } from '../../routing/routes.ts'
import { type Screen, systemAnswer } from '../screen.ts'

/** Where the link of a mail leads: a new address of an account is confirmed. */
export const confirmEmail: Screen = async ({ params: { token = '' }, links }, { t, query, outcome }) => {
  if (outcome?.kind === 'sent')
    return systemAnswer(emailConfirmedPage({ t, href: links.to(routeAddress(routes.login)) }))
  const change = await undefinedIfClientError(query(readEmailChange, { token }))
  if (!change) return systemAnswer(emailLinkOverPage({ t, href: links.to(routeAddress(routes.account)) }), 410)
  const action = links.to(routeAddress(routes.confirmEmail, { token }))
  return systemAnswer(confirmEmailPage({ t, action, email: change.email }))
}
