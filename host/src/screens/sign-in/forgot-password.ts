import { forgotPasswordPage } from '@vitrine/sections/system-pages'
import { routeAddress, routes } from '../../routing/routes.ts'
import { type Screen, systemAnswer } from '../screen.ts'

/** Where somebody who cannot sign in asks for a link to set a new password. */
export const forgotPassword: Screen = ({ links }, { t, outcome, sendsMail }) =>
  systemAnswer(
    forgotPasswordPage({
      t,
      action: links.to(routeAddress(routes.forgotPassword)),
      login: links.to(routeAddress(routes.login)),
      sendsMail,
      isSent: outcome?.kind === 'sent',
    }),
  )
