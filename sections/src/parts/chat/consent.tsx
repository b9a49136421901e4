import { Filled, useStage } from '@vitrine/renderer'
import type { ChatData } from './chat-data.ts'
import steps from './steps/steps.module.css'

/** The same as at the forms of the site: a statement, and the way to the privacy policy (R186). */
export function Consent({ data: { consent } }: { readonly data: ChatData }) {
  const { words } = useStage()
  return (
    <p className={steps.hint}>
      {words('form.consent')}
      {consent.href && (
        <>
          {' '}
          <Filled word="form.consentDetails" name="policy">
            <a href={consent.href} target="_blank" rel="noreferrer">
              {words('form.privacyPolicy')}
            </a>
          </Filled>
        </>
      )}
    </p>
  )
}
