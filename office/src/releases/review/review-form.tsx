import { type DraftNaming, usePublishing, usePublishState } from '@vitrine/editor-core'
import { CallError } from '@vitrine/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { EmptyState } from '../../controls/request-state.tsx'
import { Counts } from '../counts.tsx'
import { PlannedNotices } from '../planned/planned-notices.tsx'
import { useSchedule } from '../planned/use-schedule.ts'
import { PublishProgress } from '../publish-progress.tsx'
import { countChanges, type PublishPlan } from '../use-plan.ts'
import { Blocked } from './blocked.tsx'
import { Errors, Samples, Warnings } from './findings.tsx'
import { LanguageTicks } from './language-ticks.tsx'
import { MovedAddresses } from './moved-addresses.tsx'
import { PageChanges } from './page-changes.tsx'
import { type PlannedFor, PublishFoot } from './publish-foot.tsx'
import { type Stop, Stopped, stopOf, stopOfSchedule } from './stopped.tsx'
import { useAccepted } from './use-accepted.ts'
import { useScope } from './use-scope.ts'

interface ReviewFormProps {
  /** What a publish of all would do. */
  readonly whole: PublishPlan
  readonly naming: DraftNaming
  /** The plan is not what there is any more. */
  readonly onOutdated: () => void
  /** A publish was planned, by its id. */
  readonly onScheduled: (id: string) => void
}

/** What changes, what was found, and what of it goes live. */
export function ReviewForm({ whole, naming, onOutdated, onScheduled }: ReviewFormProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const mayPublish = may('site.publish')
  const publishing = usePublishing()
  const state = usePublishState()
  const chosen = useScope(whole)
  const { plan } = chosen
  const accepted = useAccepted(plan.groups)
  const [stop, setStop] = useState<Stop>()
  const { isBusy: isScheduling, schedule } = useSchedule()
  const isBusy = state.kind === 'publishing' || state.kind === 'saving' || isScheduling
  async function publish(note: string, when: PlannedFor | undefined) {
    setStop(undefined)
    if (when) return planFor(note, when)
    const result = await publishing.publish({
      ...chosen.scope,
      accepted: [...accepted.ids],
      // All that stands on this page was read of it.
      reviewed: whole.reviewed,
      ...(note !== '' && { note }),
    })
    if (result?.changed) return
    stopped(stopOf(result, publishing.state.getState(), accepted.ids))
  }
  async function planFor(note: string, when: PlannedFor) {
    const result = await schedule({
      ...chosen.scope,
      ...when,
      accepted: [...accepted.ids],
      reviewed: whole.reviewed,
      ...(note !== '' && { note }),
    })
    if (!(result instanceof CallError) && result.planned !== undefined) return onScheduled(result.planned)
    stopped(stopOfSchedule(result, accepted.ids))
  }
  function stopped(why: Stop) {
    setStop(why)
    onOutdated()
    chosen.refresh()
  }
  if (countChanges(whole).changes === 0 && whole.blocked.length === 0)
    return (
      <>
        <Stopped stop={stop} />
        <PublishProgress />
        <EmptyState text={t('publish.nothing')} />
      </>
    )
  const shared = { plan, naming, mayPublish, isBusy }
  return (
    <>
      <ActionError error={chosen.error} />
      <Counts plan={plan} isChecking={chosen.isChecking} />
      <PlannedNotices />
      <Blocked plan={plan} />
      <Errors {...shared} />
      <PageChanges {...shared} whole={whole} chosen={chosen} />
      <LanguageTicks {...shared} whole={whole} chosen={chosen} />
      <Warnings {...shared} accepted={accepted} />
      <Samples {...shared} accepted={accepted} />
      <MovedAddresses plan={plan} naming={naming} />
      {mayPublish && (
        <PublishFoot plan={plan} chosen={chosen} open={accepted.open} isBusy={isBusy} onPublish={publish}>
          <Stopped stop={stop} />
          {isScheduling && <p role="status">{t('planned.making')}</p>}
          <PublishProgress />
        </PublishFoot>
      )}
    </>
  )
}
