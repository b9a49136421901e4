import { useTranslation } from 'react-i18next'
import { Badge } from '../controls/page.tsx'
import styles from './releases.module.css'
import { countChanges, type PublishPlan } from './use-plan.ts'

/** How much goes live, and what was found in it. */
export function Counts({ plan, isChecking = false }: { readonly plan: PublishPlan; readonly isChecking?: boolean }) {
  const { t } = useTranslation('office')
  const { changes, pages } = countChanges(plan)
  const counts = {
    changes: t('publish.changes', { count: changes }),
    pages: t('publish.pages', { count: pages }),
  }
  return (
    <p role="status" className={styles.row}>
      <strong>{pages === 0 ? t('publish.onlyChanges', counts) : t('publish.counts', counts)}</strong>
      {plan.errors > 0 && <Badge tone="bad">{t('publish.errors', { count: plan.errors })}</Badge>}
      {plan.warnings > 0 && <Badge tone="warn">{t('publish.warnings', { count: plan.warnings })}</Badge>}
      {isChecking && <span>{t('releases.checking')}</span>}
    </p>
  )
}
