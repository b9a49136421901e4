import { CallError, readPasswordReset } from '@vitrine/schemas'
import { Field } from '@vitrine/sections/form'
import { routeAddress, routes } from '../../routing/routes.ts'
import { OwnForm } from '../own-form.tsx'
import { ownPage } from '../own-page.tsx'
import type { Screen } from '../screen.ts'

/** Where the link of a mail leads: a new password is set, and then somebody signs in with it. */
export const newPassword: Screen = async ({ params: { token = '' } }, tools) => {
  const { say, links, query, outcome } = tools
  const title = say('newPassword.title')
  if (outcome?.kind === 'sent')
    return ownPage({
      title: say('newPassword.doneTitle'),
      text: say('newPassword.done'),
      isSmall: true,
      children: (
        <p>
          <a href={links.to(routeAddress(routes.login))}>{say('login.title')}</a>
        </p>
      ),
    })
  const reset = await query(readPasswordReset, { token }).catch((error: unknown) => {
    if (error instanceof CallError && error.status < 500) return undefined
    throw error
  })
  if (!reset)
    return ownPage({
      title,
      text: say('newPassword.over'),
      status: 410,
      isSmall: true,
      children: (
        <p>
          <a href={links.to(routeAddress(routes.forgotPassword))}>{say('newPassword.again')}</a>
        </p>
      ),
    })
  return ownPage({
    title,
    text: say('newPassword.text'),
    isSmall: true,
    children: (
      <OwnForm
        tools={tools}
        name="new-password"
        label={title}
        action={links.to(routeAddress(routes.newPassword, { token }))}
        send={title}
        fields={['newPassword']}
      >
        <Field
          name="email"
          type="email"
          label={say('login.email')}
          value={reset.email}
          autoComplete="username"
          readOnly
          wide
        />
        <Field
          name="newPassword"
          type="password"
          label={say('account.newPassword')}
          hint={say('account.passwordHint')}
          autoComplete="new-password"
          minLength={8}
          required
          wide
        />
      </OwnForm>
    ),
  })
}
