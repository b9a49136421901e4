import { type DraftNaming, usePublishing, usePublishState } from '@vitrine/editor-core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { EmptyState } from '../../controls/request-state.tsx'
import { Counts } from '../counts.tsx'
import { PublishProgress } from '../publish-progress.tsx'
import { countChanges, type PublishPlan } from '../use-plan.ts'
import { Blocked } from './blocked.tsx'
import { Errors, Samples, Warnings } from './findings.tsx'
import { LanguageTicks } from './language-ticks.tsx'
import { MovedAddresses } from './moved-addresses.tsx'
import { PageChanges } from './page-changes.tsx'
import { PublishFoot } from './publish-foot.tsx'
import { type Stop, Stopped, stopOf } from './stopped.tsx'
import { useAccepted } from './use-accepted.ts'
import { useScope } from './use-scope.ts'

interface ReviewFormProps {
  /** What a publish of all would do. */
  readonly whole: PublishPlan
  readonly naming: DraftNaming
  /** The plan is not what there is any more. */
  readonly onOutdated: () => void
}

/** What changes, what was found, and what of it goes live. */
export function ReviewForm({ whole, naming, onOutdated }: ReviewFormProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const mayPublish = may('site.publish')
  const publishing = usePublishing()
  const state = usePublishState()
  const chosen = useScope(whole)
  const { plan } = chosen
  const accepted = useAccepted(plan.groups)
  const [stop, setStop] = useState<Stop>()
  const isBusy = state.kind === 'publishing' || state.kind === 'saving'
  async function publish(note: string) {
    setStop(undefined)
    const result = await publishing.publish({
      ...chosen.scope,
      accepted: [...accepted.ids],
      // All that stands on this page was read of it.
      reviewed: whole.reviewed,
      ...(note !== '' && { note }),
    })
    if (result?.changed) return
    setStop(stopOf(result, publishing.state.getState(), accepted.ids))
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
          <PublishProgress />
        </PublishFoot>
      )}
    </>
  )
}
