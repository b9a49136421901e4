import { Field } from '../../parts/form/field.tsx'
import { SystemForm } from '../form/system-form.tsx'
import { FormPage, type SystemPage, type Translate } from '../system-page.tsx'
import { CodeField } from './code-field.tsx'

interface LoginProps {
  readonly t: Translate
  readonly action: string
  readonly forgotPassword: string
  /** Whether a page was asked for that one must be signed in for. */
  readonly isFirst: boolean
  /** Whether the account has two-factor sign-in. */
  readonly needsCode: boolean
}

/** Where owners sign in. */
export const loginPage = ({ t, action, forgotPassword, isFirst, needsCode }: LoginProps): SystemPage => ({
  title: t('login.title'),
  main: (
    <FormPage title={t('login.title')} text={isFirst ? t('login.first') : undefined} isSmall>
      <SystemForm
        name="sign-in"
        label={t('login.title')}
        action={action}
        send={t('login.title')}
        fields={needsCode ? ['email', 'password', 'code'] : ['email', 'password']}
      >
        <Field name="email" type="email" label={t('login.email')} autoComplete="username" required wide />
        <Field
          name="password"
          type="password"
          label={t('login.password')}
          autoComplete="current-password"
          required
          wide
        />
        {needsCode && <CodeField t={t} />}
      </SystemForm>
      <p>
        <a href={forgotPassword}>{t('login.forgot')}</a>
      </p>
    </FormPage>
  ),
})
