import { usePublishState } from '@vitrine/editor-core'
import { useMount } from 'ahooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Page } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { Scheduled } from '../planned/scheduled.tsx'
import { PublishProgress } from '../publish-progress.tsx'
import { useNaming } from '../use-naming.ts'
import type { PlanRequest, PublishPlan } from '../use-plan.ts'
import { Live } from './live.tsx'
import { PublishRequests } from './publish-requests.tsx'
import { ReviewForm } from './review-form.tsx'

/** All that is to be known before anything goes live, in one page; and afterwards, what went live. */
export function Review({ plan: request }: { readonly plan: PlanRequest }) {
  const { t } = useTranslation('office')
  const { draftsId, may } = useOffice()
  const state = usePublishState()
  // What was published before somebody came here is no answer to what they look at.
  const [since] = useState(() => Date.now())
  // What was read on another screen is shown, and looked at anew.
  useMount(() => request.data && request.refresh())
  const [scheduled, setScheduled] = useState<string>()
  const isLive = state.kind === 'published' && state.at >= since && state.result.changed
  return (
    <Page
      title={t(may('site.publish') ? 'publish.review' : 'publish.unpublished')}
      back={{ to: '/releases', label: t('publish.back') }}
    >
      {scheduled !== undefined ? (
        <Scheduled
          id={scheduled}
          onAgain={() => {
            setScheduled(undefined)
            request.refresh()
          }}
        />
      ) : isLive ? (
        <>
          <PublishProgress />
          <Live result={state.result} />
        </>
      ) : draftsId === undefined ? (
        <EmptyState text={t('publish.noDraft')} />
      ) : (
        <>
          <PublishRequests draftsId={draftsId} />
          <RequestState request={request} waiting={t('releases.checking')}>
            {(plan) => <Named plan={plan} onOutdated={request.refresh} onScheduled={setScheduled} />}
          </RequestState>
        </>
      )}
    </Page>
  )
}

interface NamedProps {
  readonly plan: PublishPlan
  readonly onOutdated: () => void
  readonly onScheduled: (id: string) => void
}

function Named({ plan, onOutdated, onScheduled }: NamedProps) {
  const names = useNaming(plan.pages)
  return (
    <RequestState request={names}>
      {(naming) => <ReviewForm whole={plan} naming={naming} onOutdated={onOutdated} onScheduled={onScheduled} />}
    </RequestState>
  )
}
