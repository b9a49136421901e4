import { summaryInWords } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Card } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { Link } from '../../navigation/link.tsx'
import { Summary } from '../changes/changes.tsx'
import { Counts } from '../counts.tsx'
import { diffOf } from '../release-diff.ts'
import styles from '../releases.module.css'
import { useNaming } from '../use-naming.ts'
import { countChanges, type PlanRequest, type PublishPlan } from '../use-plan.ts'

/** What visitors do not see yet, in a few lines. */
export function Unpublished({ request }: { readonly request: PlanRequest }) {
  const { t } = useTranslation('office')
  const { draftsId } = useOffice()
  return (
    <Card title={t('publish.unpublished')}>
      {draftsId === undefined ? (
        <EmptyState text={t('publish.noDraft')} />
      ) : (
        <RequestState request={request} waiting={t('releases.checking')}>
          {(plan) => <Waiting plan={plan} />}
        </RequestState>
      )}
    </Card>
  )
}

function Waiting({ plan }: { readonly plan: PublishPlan }) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const names = useNaming(plan.pages)
  const { data: naming } = names
  const summary = useMemo(() => naming && summaryInWords(naming, diffOf(plan)), [naming, plan])
  if (countChanges(plan).changes === 0 && plan.blocked.length === 0) return <EmptyState text={t('publish.nothing')} />
  return (
    <div className={styles.stack}>
      <Counts plan={plan} />
      {summary && summary.length > 0 && <Summary summary={summary} />}
      {!may('site.publish') && (
        <div>
          <Link to="/releases/review" className={controls.button}>
            {t('publish.seeChanges')}
          </Link>
        </div>
      )}
    </div>
  )
}
