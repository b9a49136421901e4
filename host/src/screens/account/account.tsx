import { type Answer, listSessions, me } from '@vitrine/schemas'
import { Field } from '@vitrine/sections/form'
import { redirect } from '../../guards/guard.ts'
import { undefinedIfNotFound } from '../../request/undefined-if-not-found.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import { OwnForm } from '../own-form.tsx'
import { ownPage, SystemCard } from '../own-page.tsx'
import type { Screen, ScreenResult, ScreenTools } from '../screen.ts'
import { Sessions } from './sessions.tsx'
import { accountSites, SiteList } from './sites.tsx'

/** What somebody who works on sites finds of their own: sites, name, password, sessions. */
export const account: Screen = async ({ fullPath }, tools) => {
  const { say, links, query } = tools
  const known = await undefinedIfNotFound(query(me, {}))
  if (!known) return redirect(303, links.to(routeAddress(routes.login), { to: fullPath })) as ScreenResult
  const [sites, sessions] = await Promise.all([accountSites(known, tools), query(listSessions, {})])
  return ownPage({
    title: say('account.title'),
    text: say('account.signedInAs', { email: known.email }),
    children: (
      <>
        <SiteList sites={sites} tools={tools} />
        <Name account={known} tools={tools} />
        <Password tools={tools} />
        <Sessions sessions={sessions} tools={tools} />
      </>
    ),
  })
}

interface Part {
  readonly tools: ScreenTools
}

const Name = ({ account: { name }, tools }: Part & { readonly account: Answer<typeof me> }) => (
  <SystemCard title={tools.say('account.yourName')}>
    <OwnForm
      tools={tools}
      name="name"
      label={tools.say('account.yourName')}
      action={tools.links.to(routeAddress(routes.account))}
      send={tools.say('account.saveName')}
      sent={tools.say('account.nameSaved')}
      fields={['name']}
    >
      <Field
        name="name"
        label={tools.say('account.name')}
        value={name}
        maxLength={100}
        autoComplete="name"
        required
        wide
      />
    </OwnForm>
  </SystemCard>
)

const Password = ({ tools }: Part) => (
  <SystemCard title={tools.say('account.changePassword')}>
    <OwnForm
      tools={tools}
      name="password"
      label={tools.say('account.changePassword')}
      action={tools.links.to(routeAddress(routes.account))}
      send={tools.say('account.changePassword')}
      sent={tools.say('account.passwordChanged')}
      fields={['password', 'newPassword']}
    >
      <Field
        name="password"
        type="password"
        label={tools.say('account.oldPassword')}
        autoComplete="current-password"
        required
        wide
      />
      <Field
        name="newPassword"
        type="password"
        label={tools.say('account.newPassword')}
        hint={tools.say('account.passwordHint')}
        autoComplete="new-password"
        minLength={8}
        required
        wide
      />
    </OwnForm>
  </SystemCard>
)
