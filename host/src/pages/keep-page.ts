import { createHash } from 'node:crypto'
import { type CachedPage, type KeptPagePlace, packedPage } from '@vitrine/api'
import { assetHostsOf, type Config } from '../config.ts'
import { consentOf } from '../request/consent.ts'
import { isCopy } from '../request/page-addresses.ts'
import { pageQuery, type Visit } from '../request/visit.ts'
import { createClaimMemory, drawingClaims } from './drawing-claims.ts'
import { cacheKey } from './page-key.ts'
import { mayBeKept, type PageMeta } from './page-reply.ts'
import type { PagesParts } from './page-tools.ts'

/** So many pages wait to be stored; those beyond are stored when they are drawn the next time. */
const MOST_WAITING = 200

type Page = CachedPage<PageMeta>

/** Pages of a release as they were stored, or as they are drawn now and stored for the next start. */
export interface PageKeeper {
  readonly kept: (visit: Visit, make: () => Promise<Page>) => Promise<Page>
  /** Settles when all that waited is stored. */
  readonly settled: () => Promise<unknown>
}

/** What of the settings of an instance stands in its pages: with others, they are other pages. */
const settingsOf = (config: Config): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        config.systemDomain,
        config.defaultClientId,
        config.region,
        assetHostsOf(config),
        config.mediaHosts,
        config.cnSiteOrigin,
        config.buildPollSeconds,
        config.sendsMail,
      ]),
    )
    .digest('base64url')

export function createPageKeeper(parts: PagesParts): PageKeeper {
  const { config, service, renderContext, port = () => config.port, claims = createClaimMemory() } = parts
  const { keptPages } = service
  const { buildId } = renderContext.assets
  const settings = settingsOf(config)
  const { claim } = drawingClaims(claims, parts.patience)
  const waiting = new Set<Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()

  /** Where a page is stored; nothing for one that is drawn for each visit, or for somebody. */
  function placeOf(visit: Visit): KeptPagePlace | undefined {
    const { site, route, host, scheme, clientId, path, language, languageParameter } = visit
    const release = site?.currentDraftRelease
    const consent = consentOf(visit)?.state
    const isPlain =
      route?.layout === 'landing' &&
      mayBeKept(visit) &&
      !isCopy(visit) &&
      Object.keys(pageQuery(visit)).length === 0 &&
      languageParameter !== 'unknown' &&
      // Whoever asks can name any port.
      (host.port === '' || host.port === `:${port()}`) &&
      (consent === undefined || consent === 'ask')
    if (!isPlain || !site || release == null) return undefined
    const { tenantId } = site
    const of = [tenantId, release, buildId, scheme, host.name, host.port, clientId, path, language, languageParameter]
    return {
      tenantId,
      release,
      build: buildId,
      path,
      language,
      slot: JSON.stringify([...of, consent]),
      key: JSON.stringify([cacheKey(visit, renderContext), settings]),
    }
  }

  /** One after the other: who asks for a page comes first. Settles when it is stored, or was not. */
  async function keepSoon(place: KeptPagePlace, page: Page): Promise<unknown> {
    if (!keptPages || waiting.size >= MOST_WAITING) return
    const { meta, etag, bytes } = page
    const keeping: Promise<unknown> = last
      .then(async () => keptPages.keep(place, { meta, etag, bytes, packed: await page.body('br') }))
      .catch(() => undefined)
      .finally(() => waiting.delete(keeping))
    last = keeping
    waiting.add(keeping)
    return keeping
  }

  return {
    settled: () => Promise.all(waiting),
    async kept(visit, make) {
      const place = keptPages && placeOf(visit)
      if (!place) return make()
      // Another thread may be drawing it: before somebody asks for it, or for who asked first.
      const release = await claim(place.key)
      try {
        const stored = await keptPages.find(place)
        // Only this file writes them.
        if (stored) {
          release()
          return packedPage(stored, stored.meta as PageMeta)
        }
        const page = await make()
        const { status, cacheControl } = page.meta
        if (status === 200 && cacheControl.startsWith('public')) keepSoon(place, page).finally(release)
        else release()
        return page
      } catch (error) {
        release()
        throw error
      }
    },
  }
}
