import { Field } from '../../parts/form/field.tsx'
import { SystemForm } from '../form/system-form.tsx'
import { FormPage, type SystemPage, type Translate } from '../system-page.tsx'

interface ForgotPasswordProps {
  readonly t: Translate
  readonly action: string
  readonly login: string
  readonly sendsMail: boolean
  readonly isSent: boolean
}

/** Where somebody who cannot sign in asks for a link to set a new password. */
export function forgotPasswordPage({ t, action, login, sendsMail, isSent }: ForgotPasswordProps): SystemPage {
  const text = !sendsMail ? 'forgotPassword.noMail' : isSent ? 'forgotPassword.sent' : 'forgotPassword.text'
  const title = t(isSent ? 'forgotPassword.sentTitle' : 'forgotPassword.title')
  return {
    title,
    main: (
      <FormPage title={title} text={t(text)} isSmall>
        {sendsMail && !isSent && (
          <SystemForm
            name="forgot-password"
            label={t('forgotPassword.title')}
            action={action}
            send={t('forgotPassword.send')}
            fields={['email']}
          >
            <Field name="email" type="email" label={t('login.email')} autoComplete="username" required wide />
          </SystemForm>
        )}
        <p>
          <a href={login}>{t('forgotPassword.back')}</a>
        </p>
      </FormPage>
    ),
  }
}
