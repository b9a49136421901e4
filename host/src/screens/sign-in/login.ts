import { ownPath } from '@vitrine/api'
import { API_PREFIX, me, signInWithPasskey, startPasskeySignIn, undefinedIfNotFound } from '@vitrine/schemas'
import { loginPage } from '@vitrine/sections/system-pages'
import { redirect } from '../../guards/guard.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import { type Screen, systemAnswer } from '../screen.ts'
import { workplace } from './workplace.ts'

const callPath = ({ path }: { readonly path: string }): string => API_PREFIX + path

/** Where owners sign in; who is signed in already is led on. `?to=` says where to, on this host only. */
export const login: Screen = async (visit, { t, query, outcome }) => {
  const { links, shown } = visit
  const to = ownPath(visit.query.get('to'))
  const known = outcome || shown?.session === undefined ? undefined : await undefinedIfNotFound(query(me, {}))
  if (known) return redirect(302, to ?? workplace(known.sites, visit))
  const action = links.to(routeAddress(routes.login), to === undefined ? {} : { to })
  return systemAnswer(
    loginPage({
      t,
      action,
      forgotPassword: links.to(routeAddress(routes.forgotPassword)),
      isFirst: to !== undefined,
      // It is asked for once the password is right.
      needsCode: outcome?.messages.code !== undefined,
      // Whoever is signed in is led on from here.
      passkey: { start: callPath(startPasskeySignIn), finish: callPath(signInWithPasskey), to: action },
    }),
  )
}
