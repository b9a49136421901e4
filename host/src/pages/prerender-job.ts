import { setTimeout as rest } from 'node:timers/promises'
import {
  type JobKind,
  MOST_PAGES,
  type PageRequest,
  PRERENDER,
  type PrerenderInput,
  type PrerenderResult,
  sitemapOf,
} from '@vitrine/api'
import { siteInfoByClient, undefinedIfNotFound } from '@vitrine/schemas'
import type { Logger } from 'pino'
import { pageAddressesOf } from '../request/page-addresses.ts'
import { type SiteInfo, type Visit, visitOf, withLearned } from '../request/visit.ts'
import { createVisitClient } from '../request/visit-client.ts'
import { readAddress } from '../routing/address.ts'
import { readHost } from '../routing/hosts.ts'
import { createPageTools, type PagesParts } from './page-tools.ts'
import { createPages } from './pages.ts'

/** So many pages are drawn at once: while one waits for the database, the other is drawn. */
const AT_ONCE = 2
/** Visitors come first: after each page it rests as long as that took, and no longer than this, in milliseconds. */
const LONGEST_REST = 100
/** Nobody waits for it: a page that somebody asked for is stored behind others, in milliseconds. */
const PATIENCE = 5000
/** After so many pages is asked whether the release is still shown. */
const ASK_EVERY = 20

interface PrerenderParts extends PagesParts {
  /** Where sites without a domain of their own are: `https://vitrine.example`. */
  readonly systemOrigin: string
  /** Forgets what is remembered of a site: another thread published it. */
  readonly forget: (tenantId: string) => void
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
}

/**
 * Draws the pages of a release as visitors would ask for them, and stores them: in the order of the sitemap, each in
 * its languages, up to 20,000. It ends when another release is shown.
 */
export function prerenderJob(parts: PrerenderParts): JobKind {
  const { service, forget, logger } = parts
  // What is drawn goes into the store; to remember it here would keep it twice.
  const pages = createPages({ ...parts, cacheBytes: 1, patience: PATIENCE })
  // What its owner should know is said when visitors ask for it.
  const log: PageRequest['log'] = (level, facts, message) => level === 'info' || logger[level](facts, message)
  const shownSite = async (tenantId: string): Promise<SiteInfo | undefined> =>
    undefinedIfNotFound(service.send(siteInfoByClient, {}, { tenantId }))

  async function drawPage(address: string, requestId: string): Promise<void> {
    const { protocol, host, pathname, search } = new URL(address)
    const scheme = protocol === 'https:' ? 'https' : 'http'
    const answer = await pages.answer({ host, scheme, target: pathname + search, requestId, log })
    const status = answer.kind === 'page' ? answer.page.meta.status : answer.status
    if (status !== 200) logger.warn({ address, status }, 'A page could not be drawn before it is asked for.')
  }

  return {
    name: PRERENDER,
    async run(input, { tenantId, progress }): Promise<PrerenderResult> {
      // Only `askForPrerender` writes it.
      const { release } = input as PrerenderInput
      if (tenantId === null) throw new Error('Pages are those of a site.')
      forget(tenantId)
      const isShown = async () => (await shownSite(tenantId))?.currentDraftRelease === release
      const site = await shownSite(tenantId)
      if (!site || site.currentDraftRelease !== release) return { pages: 0, isOver: true }

      const addresses = (await addressesOf(site, parts)).slice(0, MOST_PAGES)
      let [begun, done, isOver] = [0, 0, false]
      progress(0, addresses.length)
      const drawNext = async (): Promise<void> => {
        for (let address = addresses[begun++]; address !== undefined && !isOver; address = addresses[begun++]) {
          const since = performance.now()
          await drawPage(address, `prerender-${release}-${begun}`)
          done += 1
          if (done % ASK_EVERY === 0) {
            await pages.settled()
            isOver ||= !(await isShown())
          }
          progress(done, addresses.length)
          await rest(Math.min(performance.now() - since, LONGEST_REST))
        }
      }
      const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, drawNext))
      // What was drawn is stored before the thread may end, also where the job was cancelled.
      await pages.settled()
      for (const one of ended) if (one.status === 'rejected') throw one.reason
      return { pages: done, isOver }
    },
  }
}

/** Every address of a site that search engines are told of: its home and pages, then what it shows. */
async function addressesOf(site: SiteInfo, parts: PrerenderParts): Promise<readonly string[]> {
  const visit = visitOfSite(site, parts)
  if (!visit) return []
  const client = createVisitClient(visit, parts.service, { requestId: 'prerender' })
  const { pageLanguages } = createPageTools(parts).ofScreen(visit, client, undefined)
  const source = { site, askIn: client.queryIn, pageLanguages }
  const held = await sitemapOf({}, source)
  const files =
    held && 'parts' in held
      ? await Promise.all(held.parts.map(({ type, page }) => sitemapOf({ category: type, page: String(page) }, source)))
      : [held]
  const at = pageAddressesOf(visit)
  return files.flatMap((file) =>
    file && 'entries' in file
      ? file.entries.flatMap(({ path, languages }) => languages.map((language) => at(language, path)))
      : [],
  )
}

/** The home of a site as a visitor asks for it: on its own domain where it has one. */
function visitOfSite(site: SiteInfo, { config, systemOrigin }: PrerenderParts): Visit | undefined {
  const home =
    site.domain === undefined ? new URL(`${systemOrigin}/${site.clientId}`) : new URL(`https://${site.domain}/`)
  const host = readHost(home.host, config.systemDomain)
  const reading = host && readAddress(host.kind, home.pathname)
  if (!host || !reading || reading.status === 400) return undefined
  const scheme = home.protocol === 'https:' ? 'https' : 'http'
  const own = host.kind === 'custom' ? site : undefined
  return withLearned(visitOf({ host, scheme, site: own, target: home.pathname }, reading), { site })
}
