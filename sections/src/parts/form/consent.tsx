import { Filled, Link, useStage, viewParts } from '@vitrine/renderer'
import type { PropsWith } from '@vitrine/schemas'
import { useAnswerTo } from '../form-outcome/outcome.tsx'
import styles from './form.module.css'
import type { formProps } from './form-props.ts'
import type { Policies } from './load.ts'

const { Text } = viewParts<PropsWith<typeof formProps>>()

export interface ConsentFieldProps {
  readonly policies: Policies | undefined
  /** What is stored and why, where it is not to answer someone. */
  readonly statement?: string
  readonly props: { readonly consentText?: string; readonly askMarketing?: boolean }
}

/** The privacy policy among the policies of a site. */
export const privacyOf = (policies: Policies | undefined): Policies['items'][number] | undefined =>
  policies?.items.find((policy) => policy.props.policyType === 'privacy')

/**
 * What is said about personal data, with the way to the privacy policy: a statement, nothing to tick
 * (R186). Whether news may be sent is asked apart from it.
 */
export function ConsentField({ policies, statement, props: { consentText, askMarketing } }: ConsentFieldProps) {
  const { words } = useStage()
  const marketing = useAnswerTo('marketing')
  const privacy = privacyOf(policies)
  const isOwn = Boolean(consentText?.trim())
  return (
    <div className={styles.consent}>
      {askMarketing && (
        <label className={styles.box}>
          <input
            type="checkbox"
            name="marketing"
            value="yes"
            defaultChecked={marketing.value === 'yes'}
            className={styles.tick}
          />
          <span>{words('form.marketing')}</span>
        </label>
      )}
      <input type="hidden" name="consentVersion" value={consentVersion(isOwn, privacy)} />
      <p className={styles.statement}>
        {isOwn ? <Text path="consentText" /> : (statement ?? words('form.consent'))}
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

/** Which statement was shown: it is stored with what is sent. Ours has a number, to be raised when it changes. */
export const consentVersion = (isOwn: boolean, privacy: Policies['items'][number] | undefined): string =>
  [isOwn ? 'own' : 'standard 1', ...(privacy ? [`${privacy.slug} ${privacy.props.version ?? ''}`.trim()] : [])].join(
    ', ',
  )
