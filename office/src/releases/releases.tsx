import { createPublishing, PublishingProvider } from '@vitrine/editor-core'
import { useEffect, useState } from 'react'
import { useOffice } from '../context/office-context.ts'
import { Compare } from './compare/compare.tsx'
import { Overview } from './overview/overview.tsx'
import { PlannedReview } from './planned/planned-review.tsx'
import { Review } from './review/review.tsx'
import { usePlan } from './use-plan.ts'

/**
 * What is published and what will be: `/releases`, `/releases/review`, one that is planned, and one release by its id. A publish goes on
 * while somebody looks at another of these, and is found again by who comes back.
 */
export default function Releases({ id }: { readonly id: string | undefined }) {
  const { send, draftsId, may } = useOffice()
  const mayPublish = may('site.publish')
  const [publishing] = useState(() => createPublishing({ draftsId: draftsId ?? '', send, saveNow: async () => true }))
  useEffect(() => {
    if (mayPublish) void publishing.resume()
  }, [publishing, mayPublish])
  // Asked for once for both: of a large draft it takes a while.
  const plan = usePlan({}, id === undefined || id === 'review')
  return (
    <PublishingProvider value={publishing}>
      {id === undefined ? (
        <Overview plan={plan} />
      ) : id === 'review' ? (
        <Review plan={plan} />
      ) : id === 'planned' ? (
        <PlannedReview />
      ) : (
        <Compare key={id} id={id} />
      )}
    </PublishingProvider>
  )
}
