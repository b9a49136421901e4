import { CallError, me, readInvitation } from '@vitrine/schemas'
import { Field } from '@vitrine/sections/form'
import { undefinedIfNotFound } from '../../request/undefined-if-not-found.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import { wayOutButton } from '../error/way-out.tsx'
import { OwnForm } from '../own-form.tsx'
import { ownPage } from '../own-page.tsx'
import type { Screen } from '../screen.ts'

/** Where an invited person joins a site: with a new account, or with the one that is there. */
export const invitation: Screen = async (visit, tools) => {
  const { token = '' } = visit.params
  const { say, links, query } = tools
  const invited = await query(readInvitation, { token }).catch((error: unknown) => {
    if (error instanceof CallError && error.status < 500) return undefined
    throw error
  })
  if (!invited)
    return ownPage({
      title: say('invitation.title'),
      text: say('invitation.over'),
      status: 410,
      isSmall: true,
      children: await wayOutButton(visit, tools),
    })
  const { siteName, email, role, hasAccount } = invited
  const isSignedIn = (await undefinedIfNotFound(query(me, {})))?.email === email
  return ownPage({
    title: say('invitation.to', { site: siteName }),
    isSmall: true,
    text: say('invitation.text', { site: siteName, role: say(`role.${role}`) }),
    children: (
      <OwnForm
        tools={tools}
        name="invitation"
        label={say('invitation.title')}
        action={links.to(routeAddress(routes.invitation, { token }))}
        send={say('invitation.accept')}
        fields={['name', 'password']}
      >
        {!isSignedIn && (
          <>
            <Field
              name="email"
              type="email"
              label={say('login.email')}
              value={email}
              autoComplete="username"
              readOnly
              wide
            />
            {!hasAccount && (
              <Field name="name" label={say('account.name')} maxLength={100} autoComplete="name" required wide />
            )}
            <Field
              name="password"
              type="password"
              label={say('login.password')}
              hint={hasAccount ? say('invitation.known') : say('account.passwordHint')}
              autoComplete={hasAccount ? 'current-password' : 'new-password'}
              {...(!hasAccount && { minLength: 8 })}
              required
              wide
            />
          </>
        )}
      </OwnForm>
    ),
  })
}
