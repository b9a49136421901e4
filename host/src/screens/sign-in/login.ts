import { ownPath } from '@vitrine/api'
import { me, undefinedIfNotFound } from '@vitrine/schemas'
import { loginPage } from '@vitrine/sections/system-pages'
import { redirect } from '../../guards/guard.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import { type Screen, systemAnswer } from '../screen.ts'

/** Where owners sign in; who is signed in already is led on. `?to=` says where to, on this host only. */
export const login: Screen = async (visit, { t, query, outcome }) => {
  const { links, shown } = visit
  const to = ownPath(visit.query.get('to'))
  if (!outcome && shown?.session !== undefined && (await undefinedIfNotFound(query(me, {}))))
    return redirect(302, to ?? links.to(routeAddress(routes.account)))
  return systemAnswer(
    loginPage({
      t,
      action: links.to(routeAddress(routes.login), to === undefined ? {} : { to }),
      forgotPassword: links.to(routeAddress(routes.forgotPassword)),
      isFirst: to !== undefined,
      // It is asked for once the password is right.
      needsCode: outcome?.messages.code !== undefined,
    }),
  )
}
