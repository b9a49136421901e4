import { drawText, Icon, Link, useStage } from '@vitrine/renderer'
import type { Answer, policyList } from '@vitrine/schemas'
import { ConsentLink } from '../parts/consent/consent-link.tsx'
import styles from './footer.module.css'
import type { FooterProps } from './spec.ts'

interface LegalProps {
  readonly props: FooterProps
  readonly policies: Answer<typeof policyList>['items']
}

/** The last line: whose all this is, the privacy agreement, what it was made with. */
export function Legal({ props, policies }: LegalProps) {
  const { site, words } = useStage()
  const privacy = policies.find((policy) => policy.props.policyType === 'privacy')
  const year = new Date().getUTCFullYear()
  return (
    <div className={styles.legal}>
      <p>
        <bdi>
          © <bdi>{props.since && props.since < year ? `${props.since}–${year}` : year}</bdi>{' '}
          {drawText(props.name || site.name)}
        </bdi>
      </p>
      {privacy && (
        <Link to={{ type: 'page', pageType: 'policy', id: privacy.slug, newTab: false }} className={styles.entry}>
          {words('footer.privacy')}
        </Link>
      )}
      <ConsentLink className={styles.entry} isWayBack />
      {props.showPoweredBy && <p>{words('footer.poweredBy')}</p>}
      {props.showBackToTop && (
        <Link to={{ type: 'anchor', anchor: 'top' }} className={styles.up}>
          {words('footer.backToTop')}
          <Icon name="arrow-up" className={styles.arrow} />
        </Link>
      )}
    </div>
  )
}
