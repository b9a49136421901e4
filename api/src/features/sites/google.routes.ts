import { type Answer, type Google, googleAnalytics, googleIds } from '@vitrine/schemas'
import { type Endpoint, endpoint } from '../../http/endpoint/endpoint.ts'

/** A mode without the id that it loads is off; and what is off tells no id. */
function analyticsOf({ mode = 'gtag', measurementId, tagManagerId }: Partial<Google>): Answer<typeof googleAnalytics> {
  const isLoaded = mode === 'gtag' ? measurementId !== undefined : mode === 'tag-manager' && tagManagerId !== undefined
  if (!isLoaded) return { mode: 'off' }
  return { mode, ...(measurementId !== undefined && { measurementId }) }
}

export const googleRoutes: readonly Endpoint[] = [
  endpoint(googleAnalytics, async (_question, { stores, tenant }) => {
    const { google = {} } = await stores.sites.facts(tenant.id)
    return analyticsOf(google)
  }),
  endpoint(googleIds, async (_question, { stores, tenant }) => {
    const { tagManagerId, siteVerification = [], adIds = [] } = (await stores.sites.facts(tenant.id)).google ?? {}
    return { ...(tagManagerId !== undefined && { tagManagerId }), siteVerification, adIds }
  }),
]
