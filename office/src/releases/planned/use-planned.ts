import { type Answer, listPlannedReleases } from '@vitrine/schemas'
import { useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'

export type PlannedRelease = Answer<typeof listPlannedReleases>['items'][number]

/** The planned releases of the site, as they are by now. */
export function usePlanned(page = 1, pageSize = 20) {
  const request = useCall(listPlannedReleases, { page, pageSize })
  // Their changes are told with those of jobs.
  useSiteEvents(['jobs', 'release'], request.refresh)
  return request
}
