import { Field } from '../../parts/form/field.tsx'
import { SystemForm } from '../form/system-form.tsx'
import { FormPage, type SystemPage, type Translate } from '../system-page.tsx'

interface NewPasswordProps {
  readonly t: Translate
  readonly action: string
  /** Whose password it is. */
  readonly email: string
}

/** Where the link of a mail leads: a new password is set. */
export function newPasswordPage({ t, action, email }: NewPasswordProps): SystemPage {
  const title = t('newPassword.title')
  return {
    title,
    main: (
      <FormPage title={title} text={t('newPassword.text')} isSmall>
        <SystemForm name="new-password" label={title} action={action} send={title} fields={['newPassword']}>
          <Field
            name="email"
            type="email"
            label={t('login.email')}
            value={email}
            autoComplete="username"
            readOnly
            wide
          />
          <NewPasswordField t={t} />
        </SystemForm>
      </FormPage>
    ),
  }
}

/** The field for a password that somebody makes up. */
export const NewPasswordField = ({ t }: { readonly t: Translate }) => (
  <Field
    name="newPassword"
    type="password"
    label={t('account.newPassword')}
    hint={t('account.passwordHint')}
    autoComplete="new-password"
    minLength={8}
    required
    wide
  />
)

interface LinkPageProps {
  readonly t: Translate
  readonly href: string
}

/** The same page when the password is set: somebody signs in with it. */
export const passwordSetPage = ({ t, href }: LinkPageProps): SystemPage =>
  linkPage({ title: t('newPassword.doneTitle'), text: t('newPassword.done'), href, label: t('login.title') })

/** The same page when its link does not count any more. */
export const passwordLinkOverPage = ({ t, href }: LinkPageProps): SystemPage =>
  linkPage({ title: t('newPassword.title'), text: t('newPassword.over'), href, label: t('newPassword.again') })

const linkPage = ({ title, text, href, label }: Readonly<Record<'title' | 'text' | 'href' | 'label', string>>) => ({
  title,
  main: (
    <FormPage title={title} text={text} isSmall>
      <p>
        <a href={href}>{label}</a>
      </p>
    </FormPage>
  ),
})
