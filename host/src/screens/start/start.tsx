import { me } from '@vitrine/schemas'
import { redirect } from '../../guards/guard.ts'
import { undefinedIfNotFound } from '../../request/undefined-if-not-found.ts'
import { withQuery } from '../../routing/redirects.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import type { Screen } from '../screen.ts'

/** The system's own first page, or the way to the default site where there is one (R59). */
export const startScreen: Screen = async (visit, { query, say, links, defaultClientId, demoSites }) => {
  if (defaultClientId !== undefined)
    return redirect(302, withQuery(`/${defaultClientId}`, visit.query)) as ReturnType<Screen>
  const isSignedIn = visit.shown?.session !== undefined && (await undefinedIfNotFound(query(me, {}))) !== undefined
  const own = isSignedIn ? 'account' : 'login'
  return {
    status: 200,
    title: say('start.title'),
    robots: 'noindex',
    cache: 'never',
    main: (
      <div className="screen">
        <h1>{say('start.title')}</h1>
        <p>{say('start.message')}</p>
        {demoSites.length > 0 && (
          <nav aria-labelledby="demo-sites">
            <h2 id="demo-sites">{say('start.demo')}</h2>
            <ul className="screen-list">
              {demoSites.map((clientId) => (
                <li key={clientId}>
                  <a href={links.to(`/${clientId}`)}>{`/${clientId}`}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p>
          <a className="button" href={links.to(routeAddress(routes[own]))}>
            {say(`${own}.title`)}
          </a>
        </p>
      </div>
    ),
  }
}
