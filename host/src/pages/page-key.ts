import { pageQuery, type Visit } from '../request/visit.ts'
import type { RenderContext } from './draw.ts'
import { stateOfSite } from './page-version.ts'

/** Everything that a page depends on (architecture, 'The visitor's page'). */
export const cacheKey = (visit: Visit, { assets }: RenderContext): string => {
  const { site, host, scheme, clientId, path, language, languageParameter } = visit
  const { category, page } = pageQuery(visit)
  return JSON.stringify([
    site?.tenantId,
    scheme,
    host.name,
    host.port,
    clientId,
    path,
    // Texts are asked for in parts; nothing else of the query changes them.
    visit.route?.contentType === undefined ? pageQuery(visit) : { category, page },
    language,
    languageParameter,
    ...stateOfSite(visit),
    assets.buildId,
  ])
}
