import type { ContentPlan as Plan } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { Badge, type Tone } from '../controls/page.tsx'
import { durationInWords } from '../planned-time/duration-in-words.ts'
import { timeWords } from '../planned-time/time-words.ts'

type Waiting = Pick<Plan, 'status' | 'at' | 'timeZone'>

const tones: Readonly<Record<Plan['state'], Tone>> = {
  planned: 'plain',
  done: 'good',
  conflict: 'bad',
  failed: 'bad',
  cancelled: 'plain',
}

/** What became of a plan, in a word. */
export function PlanState({ plan: { state, isLate } }: { readonly plan: Plan }) {
  const { t } = useTranslation('office')
  return (
    <Badge tone={isLate ? 'warn' : tones[state]}>
      {isLate ? t('planned.state.late') : state === 'done' ? t('contentPlan.state.done') : t(`planned.state.${state}`)}
    </Badge>
  )
}

/** What happens by itself, and when, in one sentence. */
export function WaitingWords({ plan: { status, at, timeZone } }: { readonly plan: Waiting }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const words = timeWords(at, timeZone, locale)
  return t(status === 'published' ? 'contentPlan.publishes' : 'contentPlan.hides', words)
}

/** What happens by itself and when, or what became of it. */
export function PlanWords({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { state, status, at, timeZone, endedAt, lateBy } = plan
  const isPublish = status === 'published'
  if (state === 'planned') return <WaitingWords plan={plan} />
  if (state === 'done' && endedAt !== undefined)
    return (
      <>
        {t(isPublish ? 'contentPlan.wasPublished' : 'contentPlan.wasHidden', timeWords(endedAt, timeZone, locale))}
        {lateBy !== undefined && ` ${t('planned.lateBy', { duration: durationInWords(lateBy, locale) })}`}
      </>
    )
  return t(isPublish ? 'contentPlan.stopped.publish' : 'contentPlan.stopped.hide', timeWords(at, timeZone, locale))
}

/** What stopped a plan, or would stop it as things are now. */
export function StopReason({ plan: { state, stoppedBy } }: { readonly plan: Plan }) {
  const { t } = useTranslation('office')
  if (stoppedBy === undefined || state === 'cancelled') return null
  return (
    <p className={frames.note} data-kind="warn">
      {state === 'planned' && `${t('contentPlan.willStop')} `}
      {t(`contentPlan.reason.${stoppedBy}`)}
    </p>
  )
}
