import { Field } from '../../parts/form/field.tsx'
import { SystemForm } from '../form/system-form.tsx'
import { NewPasswordField } from '../sign-in/new-password.tsx'
import { Card, FormPage, type SystemPage, type Translate } from '../system-page.tsx'
import { type Session, Sessions } from './sessions.tsx'
import { type AccountSite, Sites } from './sites.tsx'

interface AccountProps {
  readonly t: Translate
  readonly language: string
  readonly action: string
  readonly account: { readonly email: string; readonly name: string }
  readonly sites: readonly AccountSite[]
  /** Where sites are made; nothing for who may not. */
  readonly newSite: string | undefined
  readonly sessions: readonly Session[]
}

/** What somebody who works on sites finds of their own: sites, name, password, sessions. */
export const accountPage = ({ t, language, action, account, sites, newSite, sessions }: AccountProps): SystemPage => ({
  title: t('account.title'),
  main: (
    <FormPage title={t('account.title')} text={t('account.signedInAs', { email: account.email })}>
      <Sites t={t} sites={sites} newSite={newSite} />
      <Name t={t} action={action} name={account.name} />
      <Password t={t} action={action} />
      <Sessions t={t} language={language} action={action} sessions={sessions} />
    </FormPage>
  ),
})

interface FormProps {
  readonly t: Translate
  readonly action: string
}

const Name = ({ t, action, name }: FormProps & { readonly name: string }) => (
  <Card title={t('account.yourName')}>
    <SystemForm
      name="name"
      label={t('account.yourName')}
      action={action}
      send={t('account.saveName')}
      sent={t('account.nameSaved')}
      fields={['name']}
    >
      <Field name="name" label={t('account.name')} value={name} maxLength={100} autoComplete="name" required wide />
    </SystemForm>
  </Card>
)

const Password = ({ t, action }: FormProps) => (
  <Card title={t('account.changePassword')}>
    <SystemForm
      name="password"
      label={t('account.changePassword')}
      action={action}
      send={t('account.changePassword')}
      sent={t('account.passwordChanged')}
      fields={['password', 'newPassword']}
    >
      <Field
        name="password"
        type="password"
        label={t('account.oldPassword')}
        autoComplete="current-password"
        required
        wide
      />
      <NewPasswordField t={t} />
    </SystemForm>
  </Card>
)
