import { Field } from '../../parts/form/field.tsx'
import { SystemForm } from '../form/system-form.tsx'
import { FormPage, type SystemPage, type Translate } from '../system-page.tsx'
import { CodeField } from './code-field.tsx'

interface InvitationProps {
  readonly t: Translate
  readonly action: string
  readonly invitation: {
    readonly siteName: string
    readonly email: string
    readonly role: string
    readonly hasAccount: boolean
  }
  /** Whether the invited person is signed in already. */
  readonly isSignedIn: boolean
  /** Whether their account has two-factor sign-in. */
  readonly needsCode: boolean
}

/** Where an invited person joins a site: with a new account, or with the one that is there. */
export function invitationPage({ t, action, invitation, isSignedIn, needsCode }: InvitationProps): SystemPage {
  const { siteName: site, email, role, hasAccount } = invitation
  const title = t('invitation.to', { site })
  return {
    title,
    main: (
      <FormPage title={title} text={t('invitation.text', { site, role: t(`role.${role}`) })} isSmall>
        <SystemForm
          name="invitation"
          label={t('invitation.title')}
          action={action}
          send={t('invitation.accept')}
          fields={['name', 'password', 'code']}
        >
          {!isSignedIn && (
            <>
              <Field
                name="email"
                type="email"
                label={t('login.email')}
                value={email}
                autoComplete="username"
                readOnly
                wide
              />
              {!hasAccount && (
                <Field name="name" label={t('account.name')} maxLength={100} autoComplete="name" required wide />
              )}
              <Field
                name="password"
                type="password"
                label={t('login.password')}
                hint={hasAccount ? t('invitation.known') : t('account.passwordHint')}
                autoComplete={hasAccount ? 'current-password' : 'new-password'}
                minLength={hasAccount ? undefined : 8}
                required
                wide
              />
              {needsCode && <CodeField t={t} />}
            </>
          )}
        </SystemForm>
      </FormPage>
    ),
  }
}
