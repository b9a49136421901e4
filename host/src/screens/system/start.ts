import { me, undefinedIfNotFound } from '@vitrine/schemas'
import { startPage } from '@vitrine/sections/system-pages'
import { redirect } from '../../guards/guard.ts'
import { withQuery } from '../../routing/redirects.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import { type Screen, systemAnswer } from '../screen.ts'

/** The system's own first page, or the way to the default site where there is one (R59). */
export const start: Screen = async ({ shown, links, ...visit }, { query, t, defaultClientId, demoSites }) => {
  if (defaultClientId !== undefined) return redirect(302, withQuery(`/${defaultClientId}`, visit.query))
  const isSignedIn = shown?.session !== undefined && (await undefinedIfNotFound(query(me, {}))) !== undefined
  const own = isSignedIn ? 'account' : 'login'
  return systemAnswer(
    startPage({
      t,
      demoSites: demoSites.map((clientId) => ({ href: links.to(`/${clientId}`), label: `/${clientId}` })),
      wayOut: { href: links.to(routeAddress(routes[own])), label: t(`${own}.title`) },
    }),
  )
}
