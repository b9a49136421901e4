import { SystemForm } from '../form/system-form.tsx'
import { FormPage, type SystemPage, type Translate } from '../system-page.tsx'

interface ConfirmEmailProps {
  readonly t: Translate
  readonly action: string
  /** The address that is confirmed. */
  readonly email: string
}

/** Where the link of a mail leads: a new address of an account is confirmed. Only a click does so, since programs that look at mails open links. */
export function confirmEmailPage({ t, action, email }: ConfirmEmailProps): SystemPage {
  const title = t('confirmEmail.title')
  return {
    title,
    main: (
      <FormPage title={title} text={t('confirmEmail.text', { email })} isSmall>
        <SystemForm name="confirm-email" label={title} action={action} send={title} />
      </FormPage>
    ),
  }
}

interface LinkPageProps {
  readonly t: Translate
  readonly href: string
}

/** The same page when it was done: somebody signs in with the new address. */
export const emailConfirmedPage = ({ t, href }: LinkPageProps): SystemPage =>
  linkPage({ title: t('confirmEmail.doneTitle'), text: t('confirmEmail.done'), href, label: t('login.title') })

/** The same page when its link does not count any more. */
export const emailLinkOverPage = ({ t, href }: LinkPageProps): SystemPage =>
  linkPage({ title: t('confirmEmail.title'), text: t('newPassword.over'), href, label: t('account.title') })

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
