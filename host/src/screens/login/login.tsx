import { me } from '@vitrine/schemas'
import { Field } from '@vitrine/sections/form'
import { redirect } from '../../guards/guard.ts'
import { ownPath } from '../../request/own-path.ts'
import { undefinedIfNotFound } from '../../request/undefined-if-not-found.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import { OwnForm } from '../own-form.tsx'
import { ownPage } from '../own-page.tsx'
import type { Screen, ScreenResult } from '../screen.ts'

/** Where owners sign in; who is signed in already is led on. `?to=` says where to, on this host only. */
export const login: Screen = async (visit, tools) => {
  const { say, links, query, outcome } = tools
  const to = ownPath(visit.query.get('to'))
  if (!outcome && visit.shown?.session !== undefined && (await undefinedIfNotFound(query(me, {}))))
    return redirect(302, to ?? links.to(routeAddress(routes.account))) as ScreenResult
  return ownPage({
    title: say('login.title'),
    isSmall: true,
    text: to === undefined ? undefined : say('login.first'),
    children: (
      <>
        <OwnForm
          tools={tools}
          name="sign-in"
          label={say('login.title')}
          action={links.to(routeAddress(routes.login), to === undefined ? {} : { to })}
          send={say('login.title')}
          fields={['email', 'password']}
        >
          <Field name="email" type="email" label={say('login.email')} autoComplete="username" required wide />
          <Field
            name="password"
            type="password"
            label={say('login.password')}
            autoComplete="current-password"
            required
            wide
          />
        </OwnForm>
        <p>
          <a href={links.to(routeAddress(routes.forgotPassword))}>{say('login.forgot')}</a>
        </p>
      </>
    ),
  })
}
