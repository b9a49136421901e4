import { redirect } from '../../guards/guard.ts'
import { address, routes } from '../../routes.ts'
import type { Screen } from '../screen.ts'

/** The system's own first page, or the way to the default site where there is one (R59). */
export const start: Screen = (_visit, { say, links, defaultClientId }) => {
  if (defaultClientId !== undefined) return redirect(302, links.to(`/${defaultClientId}`)) as ReturnType<Screen>
  return {
    status: 200,
    title: say('start.title'),
    robots: 'noindex',
    cache: 'never',
    main: (
      <div className="screen">
        <h1>{say('start.title')}</h1>
        <p>{say('start.message')}</p>
        <p>
          <a className="button" href={links.to(address(routes.login))}>
            {say('login.title')}
          </a>
        </p>
      </div>
    ),
  }
}
