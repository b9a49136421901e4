import { createPublishing, PublishingProvider } from '@vitrine/editor-core'
import { useEffect, useState } from 'react'
import { useOffice } from '../context/office-context.ts'
import { Compare } from './compare/compare.tsx'
import { Overview } from './overview/overview.tsx'
import { Review } from './review/review.tsx'

/**
 * What is published and what will be: `/releases`, `/releases/review`, and one release by its id. A publish goes on
 * while somebody looks at another of these, and is found again by who comes back.
 */
export default function Releases({ id }: { readonly id: string | undefined }) {
  const { send, draftsId, may } = useOffice()
  const mayPublish = may('site.publish')
  const [publishing] = useState(() => createPublishing({ draftsId: draftsId ?? '', send, saveNow: async () => true }))
  useEffect(() => {
    if (mayPublish) void publishing.resume()
  }, [publishing, mayPublish])
  return (
    <PublishingProvider value={publishing}>
      {id === undefined ? <Overview /> : id === 'review' ? <Review /> : <Compare key={id} id={id} />}
    </PublishingProvider>
  )
}
