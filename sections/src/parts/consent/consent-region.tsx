import { type StageConsent, useStage } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import styles from './consent.module.css'
import { CONSENT_SETTINGS } from './consent-ids.ts'

interface ConsentProps {
  readonly consent: StageConsent
}

/**
 * What asks visitors whether they agree to the tags of the site (R313, R314): a bar while nothing is chosen, and
 * later the settings that the link in the footer opens. It works without script: its forms are sent to the address of
 * their page, whatever that is, so that one page can be kept for all.
 *
 * It comes first in the document and stands at the end of the window; it has its place at the end of the page too, so
 * that it never lies over the last words.
 */
export function ConsentRegion({ consent }: ConsentProps) {
  const { words, outcome, resources } = useStage()
  resources?.stylesheet('parts-consent')
  const isAsked = consent.state === 'ask'
  const failed = outcome?.component === 'consent' && outcome.kind !== 'sent'
  return (
    <section
      id={consent.anchor}
      tabIndex={-1}
      className={styles.region}
      data-consent={consent.state}
      data-posted={consent.isPosted ? '' : undefined}
      data-open={isAsked || failed ? '' : undefined}
      data-failed={words('consent.failed')}
      data-island={consent.script}
      data-when="touch"
      aria-labelledby="consent-title"
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="consent-title" className={styles.title}>
            {words(isAsked ? 'consent.title' : 'consent.settings')}
          </h2>
          <p>
            {words('consent.text')}{' '}
            {consent.policyHref !== undefined && (
              <a href={consent.policyHref} className={styles.policy}>
                {words('consent.policy')}
              </a>
            )}
          </p>
          {consent.state === 'signal' && <p>{words('consent.signal')}</p>}
          <p role="alert" className={styles.failed}>
            {failed && words('consent.failed')}
          </p>
        </div>
        <div className={styles.actions}>
          <ConsentForm consent={consent} className={styles.all}>
            <button type="submit" name="choice" value="all" className={styles.button}>
              {words('consent.acceptAll')}
            </button>
            <button type="submit" name="choice" value="none" className={styles.button}>
              {words('consent.rejectAll')}
            </button>
          </ConsentForm>
          <Choices consent={consent} />
        </div>
        {!isAsked && (
          <a href={`#${CONSENT_SETTINGS}`} className={styles.close}>
            {words('consent.close')}
          </a>
        )}
      </div>
    </section>
  )
}

interface ConsentFormProps extends ConsentProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A form that says which policy it shows, and where it stands. */
const ConsentForm = ({ consent: { policy, state }, className, children }: ConsentFormProps) => (
  <form method="post" className={className}>
    <input type="hidden" name="form" value="consent" />
    <input type="hidden" name="policy" value={policy} />
    <input type="hidden" name="source" value={state === 'ask' ? 'bar' : 'settings'} />
    {children}
  </form>
)

/** What can be agreed to, one by one: a form of its own, so that Enter in it means nothing else than to save it. */
function Choices({ consent }: ConsentProps) {
  const { words } = useStage()
  const { state } = consent
  const isChosen = { analytics: state === 'a' || state === 'am', marketing: state === 'm' || state === 'am' }
  return (
    <details className={styles.choose}>
      <summary className={styles.button}>{words('consent.choose')}</summary>
      <ConsentForm consent={consent} className={styles.choices}>
        {(['analytics', 'marketing'] as const).map((name) => (
          <label key={name} className={styles.box}>
            <input type="checkbox" name={name} value="yes" defaultChecked={isChosen[name]} className={styles.tick} />
            <span>
              <strong className={styles.name}>{words(`consent.${name}`)}</strong>
              {words(`consent.${name}Text`)}
            </span>
          </label>
        ))}
        <button type="submit" name="choice" value="some" className={styles.button}>
          {words('consent.save')}
        </button>
      </ConsentForm>
    </details>
  )
}
