import { type CachedPage, cachePage } from '@vitrine/api'
import { NO_STORE, type PageMeta, type PageReply, PUBLIC } from './page-reply.ts'

const LAST = '/_payload.json'
/** Who has the current version of a page in its address need not ask again. */
const FOREVER = 'public, max-age=31536000, immutable'

/** What a request for a payload says of the page that it was made on. */
const versionParameters = ['build', 'site', 'release', 'version', 'lang'] as const

/** In the address of a payload: it was shown in the place of another page. */
const SEEN = 'seen'

/** A request for a page as a payload. */
export interface PayloadRequest {
  /** Path and query of the page. */
  readonly target: string
  /** The versions in the address. */
  readonly asked: URLSearchParams
  /** Whether a page only tells that somebody sees it: it has been sent before. */
  readonly isSeen: boolean
}

/** What is asked for where an address is that of a payload: `/demo/product/lamp/_payload.json?release=12`. */
export function payloadRequestOf(target: string): PayloadRequest | undefined {
  const [path = '', query = ''] = target.split(/\?(.*)/s)
  if (!path.endsWith(LAST)) return undefined
  const asked = new URLSearchParams(query)
  const own = new URLSearchParams(query)
  for (const name of [...versionParameters, SEEN]) own.delete(name)
  return {
    target: `${path.slice(0, -LAST.length) || '/'}${own.size === 0 ? '' : `?${own}`}`,
    asked,
    isSeen: asked.has(SEEN),
  }
}

/** The payload of a page that is kept, made once for it. */
const made = new WeakMap<CachedPage<PageMeta>, Promise<CachedPage<PageMeta>>>()

async function payloadOf(page: CachedPage<PageMeta>): Promise<CachedPage<PageMeta>> {
  const html = String(await page.body('identity'))
  return cachePage(JSON.stringify({ v: 1, ...page.meta.version, html }), page.meta)
}

const headOf = (meta: Partial<PageMeta>, cacheControl: string): PageMeta => ({
  status: 200,
  key: undefined,
  tenantId: undefined,
  noindex: true,
  ...meta,
  // What is asked for in advance is seen by nobody yet.
  counted: undefined,
  contentType: 'application/json; charset=utf-8',
  cacheControl,
})

const small = (answer: object, status = 200): PageReply => ({
  kind: 'page',
  page: cachePage(JSON.stringify(answer), headOf({ status }, NO_STORE)),
})

/**
 * A page as the browser exchanges it for another one (R101–R103): `{v: 1, site, release, language, build, version,
 * html}` with the whole document, `{v: 1, redirect}` with an address, or 404 `{}` for all that needs a document of
 * its own: what is not there, drafts, pages of owners, what one visitor chose. An answer may be kept where its
 * address names the versions that it is of; otherwise it is the current page, and is not stored.
 */
export async function asPayload(reply: PageReply, { asked }: PayloadRequest): Promise<PageReply> {
  if (reply.kind === 'redirect') return small({ v: 1, redirect: reply.target })
  const { page, cookies } = reply
  const { version } = page.meta
  if (!version) return small({}, page.meta.status >= 500 ? page.meta.status : 404)
  const making = made.get(page) ?? payloadOf(page)
  made.set(page, making)
  const { language, ...others } = version
  const isCurrent = Object.entries({ ...others, lang: language }).every(([name, value]) => asked.get(name) === value)
  const kept = await making
  const mayStay = isCurrent && !cookies?.length && page.meta.cacheControl === PUBLIC
  return {
    kind: 'page',
    page: { ...kept, meta: headOf({ ...page.meta, noindex: true }, mayStay ? FOREVER : NO_STORE) },
    ...(cookies && { cookies }),
  }
}
