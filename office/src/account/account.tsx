import { me } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useCall } from '../context/use-call.ts'
import { Page } from '../controls/page.tsx'
import { RequestState } from '../controls/request-state.tsx'
import { EmailCard } from './email-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { NameCard } from './name-card.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import { PasswordCard } from './password-card.tsx'
import { Sessions } from './sessions.tsx'
import { TwoFactor } from './two-factor/two-factor.tsx'

/** One's own account, whatever the role: name, address, languages, password, two-factor sign-in, passkeys, devices. */
export default function AccountScreen() {
  const { t } = useTranslation('office')
  const request = useCall(me, {})
  return (
    <Page title={t('screen.account')}>
      <RequestState request={request}>
        {(account) => (
          <>
            <NameCard name={account.name} onChange={request.mutate} />
            <LanguageCard mailLanguage={account.language} onChange={request.mutate} />
            <EmailCard email={account.email} />
            <PasswordCard email={account.email} />
            <TwoFactor />
            <Passkeys />
            <Sessions />
          </>
        )}
      </RequestState>
    </Page>
  )
}
