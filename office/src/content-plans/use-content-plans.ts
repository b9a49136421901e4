import { type Answer, listContentPlans } from '@vitrine/schemas'
import { useCall } from '../context/use-call.ts'
import { useSiteEvents } from '../context/use-site-events.ts'

export type ContentPlan = Answer<typeof listContentPlans>['items'][number]

/** Which plans are asked for: all of the site, or those of one content by its key. */
interface PlansQuestion {
  readonly content?: string
  readonly page?: number
  readonly pageSize?: number
}

/** When contents are published and hidden by themselves, as it is by now. */
export function useContentPlans({ content, page = 1, pageSize = 20 }: PlansQuestion) {
  const request = useCall(listContentPlans, { page, pageSize, ...(content !== undefined && { content }) })
  // Their changes are told with those of jobs; what stops them, with those of contents.
  useSiteEvents(['jobs', 'content'], request.refresh)
  return request
}
