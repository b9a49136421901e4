import { Field } from '@vitrine/sections/form'
import { routeAddress, routes } from '../../routing/routes.ts'
import { OwnForm } from '../own-form.tsx'
import { ownPage } from '../own-page.tsx'
import type { Screen } from '../screen.ts'

/** Where somebody who cannot sign in asks for a link to set a new password. */
export const forgotPassword: Screen = (_visit, tools) => {
  const { say, links, outcome, sendsMail } = tools
  const isSent = outcome?.kind === 'sent'
  const text = !sendsMail ? 'forgotPassword.noMail' : isSent ? 'forgotPassword.sent' : 'forgotPassword.text'
  return ownPage({
    title: say(isSent ? 'forgotPassword.sentTitle' : 'forgotPassword.title'),
    text: say(text),
    isSmall: true,
    children: (
      <>
        {sendsMail && !isSent && (
          <OwnForm
            tools={tools}
            name="forgot-password"
            label={say('forgotPassword.title')}
            action={links.to(routeAddress(routes.forgotPassword))}
            send={say('forgotPassword.send')}
            fields={['email']}
          >
            <Field name="email" type="email" label={say('login.email')} autoComplete="username" required wide />
          </OwnForm>
        )}
        <p>
          <a href={links.to(routeAddress(routes.login))}>{say('forgotPassword.back')}</a>
        </p>
      </>
    ),
  })
}
