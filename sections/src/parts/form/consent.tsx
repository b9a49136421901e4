import { Filled, Link, Text, useStage } from '@vitrine/renderer'
import styles from './form.module.css'
import type { Policies } from './load.ts'

interface ConsentProps {
  readonly policies: Policies | undefined
  /** What is stored and why, where it is not to answer someone. */
  readonly statement?: string
  readonly props: { readonly consentText?: string; readonly askMarketing?: boolean }
}

/**
 * What is said about personal data, with the way to the privacy policy: a statement, nothing to tick
 * (R186). Whether news may be sent is asked apart from it.
 */
export function Consent({ policies, statement, props: { consentText, askMarketing } }: ConsentProps) {
  const { words } = useStage()
  const privacy = policies?.items.find((policy) => policy.props.policyType === 'privacy')
  return (
    <div className={styles.consent}>
      {askMarketing && (
        <label className={styles.box}>
          <input type="checkbox" name="marketing" value="yes" className={styles.tick} />
          <span>{words('form.marketing')}</span>
        </label>
      )}
      <p className={styles.statement}>
        {consentText?.trim() ? <Text path="consentText" /> : (statement ?? words('form.consent'))}
        {privacy && (
          <>
            {' '}
            <Filled word="form.consentDetails" name="policy">
              <Link to={{ type: 'page', pageType: 'policy', id: privacy.slug, newTab: true }}>
                {words('form.privacyPolicy')}
              </Link>
            </Filled>
          </>
        )}
      </p>
    </div>
  )
}
