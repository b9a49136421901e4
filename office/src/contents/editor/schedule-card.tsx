import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanDialog, type PlanStep, stepsOf } from '../../content-plans/plan-dialog.tsx'
import { PlanState, PlanWords, StopReason } from '../../content-plans/plan-words.tsx'
import type { ContentPlan, useContentPlans } from '../../content-plans/use-content-plans.ts'
import { useOffice } from '../../context/office-context.ts'
import { Card } from '../../controls/page.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { contentRights } from '../content-rights.ts'
import styles from './editor.module.css'

/** When a content is published or hidden by itself, and what was stopped; nothing where nothing is scheduled. */
export function ScheduleCard({ request }: { readonly request: ReturnType<typeof useContentPlans> }) {
  const { t } = useTranslation('office')
  const open = (request.data?.items ?? []).filter((plan) => stepsOf(plan).length > 0)
  if (open.length === 0 && !request.error) return null
  return (
    <Card title={t('contentPlan.title')}>
      <RequestState request={request}>
        {() => (
          <ul className={styles.list}>
            {open.map((plan) => (
              <PlanLine key={plan.id} plan={plan} onDone={request.refresh} />
            ))}
          </ul>
        )}
      </RequestState>
    </Card>
  )
}

function PlanLine({ plan, onDone }: { readonly plan: ContentPlan; readonly onDone: () => void }) {
  const { t } = useTranslation('office')
  const { member } = useOffice()
  const { mayManage } = contentRights(member)
  const [step, setStep] = useState<PlanStep>()
  const isWaiting = plan.state === 'planned'
  return (
    <li className={styles.entry}>
      <span>
        <PlanState plan={plan} />
      </span>
      <span>
        <PlanWords plan={plan} />
      </span>
      {plan.isLate && <span className={frames.hint}>{t('contentPlan.late')}</span>}
      <StopReason plan={plan} />
      {mayManage && (
        <span className={styles.steps}>
          {stepsOf(plan).map((one) => (
            <button key={one} type="button" className={controls.button} onClick={() => setStep(one)}>
              {t(one === 'time' ? 'contentPlan.changeTime' : isWaiting ? 'contentPlan.cancel' : 'contentPlan.dismiss')}
            </button>
          ))}
        </span>
      )}
      {step && (
        <PlanDialog
          {...{ plan, step }}
          onClose={(isDone) => {
            setStep(undefined)
            if (isDone) onDone()
          }}
        />
      )}
    </li>
  )
}
