import { Island } from '@vitrine/renderer'
import { Field } from '../../parts/form/field.tsx'
import passkeyIsland from '../../parts/passkey/passkey.island.tsx'
import type { PasskeyAddresses } from '../../parts/passkey/sign-in-with-passkey.ts'
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
  /** Where passkeys are asked for, and the page that leads on who is signed in. */
  readonly passkey: PasskeyAddresses & { readonly to: string }
}

/** Where owners sign in. */
export const loginPage = ({ t, action, forgotPassword, isFirst, needsCode, passkey }: LoginProps): SystemPage => ({
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
      <Island
        of={passkeyIsland}
        when="load"
        props={{
          addresses: { start: passkey.start, finish: passkey.finish },
          to: passkey.to,
          words: {
            button: t('login.passkey'),
            cancelled: t('login.passkeyCancelled'),
            failed: t('login.passkeyFailed'),
          },
        }}
      />
      <p>
        <a href={forgotPassword}>{t('login.forgot')}</a>
      </p>
    </FormPage>
  ),
})
