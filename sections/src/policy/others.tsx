import { drawText, inLanguage, Link, useStage } from '@vitrine/renderer'
import type { Answer, policyList } from '@vitrine/schemas'
import { useId } from 'react'
import styles from './policy.module.css'

/** The other policies of the site as links. */
export function Others({ policies }: { readonly policies: Answer<typeof policyList>['items'] }) {
  const stage = useStage()
  const id = useId()
  return (
    <nav className={styles.others} aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {stage.words('policy.others')}
      </p>
      <ul>
        {policies.map((policy) => (
          <li key={policy.id}>
            <Link to={{ type: 'page', pageType: 'policy', id: policy.slug, newTab: false }} className={styles.other}>
              <span {...inLanguage(policy.languages?.title, stage)}>{drawText(policy.props.title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
