import {
  type AnswerFacts,
  type CachedPage,
  type CountedPage,
  type Encoding,
  encodingOf,
  isNotModified,
} from '@vitrine/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { foreignReferrer } from '../pages/carried-page.ts'
import type { PageMeta, PageReply } from '../pages/page-reply.ts'
import type { SiteInfo } from '../request/visit.ts'

/** So many answers are remembered; each is a head of some hundred bytes, and names a page of the page cache. */
const MOST_ANSWERS = 20_000
/** Longer addresses are read each time, in characters. */
const LONGEST_URL = 500

/** Cookies that a page may depend on: ours, and those of tags. */
const cookiesOfPages = /vitrine_|_g/
/** What stands in an answer for one request alone; the rest is the same each time. */
const ofOneRequest = new Set(['content-length', 'server-timing', 'date', 'connection', 'keep-alive', 'set-cookie'])

type SiteState = Pick<SiteInfo, 'currentDraftRelease' | 'contentVersion' | 'tenantId'>

/** How a request was answered with a page of the cache. */
interface CachedAnswer {
  readonly pageKey: string
  readonly site: SiteState
  /** It stands in footers. */
  readonly year: number
  readonly encoding: Encoding
  /** Names and values in turn. */
  readonly headers: readonly string[]
  readonly facts: AnswerFacts
  readonly counted: CountedPage | undefined
}

interface Source {
  /** The page that is cached under a key, if it still is. */
  readonly cachedPage: (key: string) => CachedPage<PageMeta> | undefined
  /** The version of a site, as far as it is known at once. */
  readonly siteVersion: (
    tenantId: string,
  ) => { readonly contentVersion: number; readonly currentRelease: string | null } | undefined
}

export interface CachedAnswers {
  /** Remembers an answer that is about to be sent. */
  readonly remember: (request: FastifyRequest, reply: FastifyReply, answer: PageReply) => void
  /** Answers all requests that it can from here on; the rest goes its way. */
  readonly serve: (
    app: FastifyInstance,
    answered: (request: FastifyRequest, facts: AnswerFacts, counted: CountedPage | undefined) => void,
  ) => void
}

/**
 * Answers requests for pages that are cached before address, guards and screens are looked at: the same request as
 * before, of a site that did not change since, gets the same answer. Who shows a cookie of ours takes the long way.
 */
export function createCachedAnswers({ cachedPage, siteVersion }: Source): CachedAnswers {
  const answers = new LRUCache<string, CachedAnswer>({ max: MOST_ANSWERS })

  function isCurrent({ site, year }: CachedAnswer): boolean {
    const version = siteVersion(site.tenantId)
    return (
      version?.contentVersion === site.contentVersion &&
      version.currentRelease === site.currentDraftRelease &&
      year === new Date().getUTCFullYear()
    )
  }

  return {
    remember(request, reply, answer) {
      const key = keyOf(request)
      if (key === undefined || answer.kind !== 'page' || answer.cookies?.length || reply.statusCode !== 200) return
      const { page, cached } = answer
      if (!cached?.site || !page.meta.cacheControl.startsWith('public')) return
      const { tenantId, contentVersion, currentDraftRelease } = cached.site
      const headers = Object.entries(reply.getHeaders()).filter(([name]) => !ofOneRequest.has(name))
      answers.set(key, {
        pageKey: cached.key,
        site: { tenantId, contentVersion, currentDraftRelease },
        year: new Date().getUTCFullYear(),
        encoding: encodingOf(request.headers['accept-encoding']),
        headers: [...headers.flatMap(([name, value]) => [name, String(value)]), 'server-timing', 'render;dur=0.0'],
        facts: { route: page.meta.key, tenantId },
        counted: page.meta.counted,
      })
    },
    serve(app, answered) {
      let isClosing = false
      app.addHook('preClose', async () => {
        isClosing = true
      })
      app.addHook('onRequest', (request, reply, done) => {
        const key = keyOf(request)
        const known = key === undefined || isClosing ? undefined : answers.get(key)
        const page = known && isCurrent(known) ? cachedPage(known.pageKey) : undefined
        if (!known || !page) return done()
        page.body(known.encoding).then(
          (body) => {
            answered(request, known.facts, known.counted)
            send(request, reply.hijack(), known, page.etag, body)
          },
          () => done(),
        )
      })
    },
  }
}

/** What an answer depends on beside the site; nothing for a request that is answered for itself. */
function keyOf({ method, url, host, protocol, headers }: FastifyRequest): string | undefined {
  const { cookie, referer } = headers
  const isPlain =
    (method === 'GET' || method === 'HEAD') &&
    url.length <= LONGEST_URL &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    (cookie === undefined || !cookiesOfPages.test(cookie)) &&
    // What its forms say depends on it.
    foreignReferrer(referer, host) === undefined
  if (!isPlain) return undefined
  // A host holds no space, and neither does the target of a request.
  return `${protocol} ${host} ${encodingOf(headers['accept-encoding'])} ${headers['sec-gpc'] === '1'} ${url}`
}

function send(request: FastifyRequest, { raw }: FastifyReply, known: CachedAnswer, etag: string, body: Buffer): void {
  const { headers } = known
  if (isNotModified(etag, request.headers['if-none-match'])) {
    const isKept = (_: string, at: number) => !ofBody.has(headers[at - (at % 2)] as string)
    raw.writeHead(304, headers.filter(isKept)).end()
    return
  }
  raw.writeHead(200, [...headers, 'content-length', String(body.length)]).end(body)
}

/** What 304 says nothing of. */
const ofBody = new Set(['content-type', 'content-encoding'])
