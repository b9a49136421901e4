import { type CachedPage, cachePage } from '@vitrine/api'
import { escapeHtml } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import { OWN, type PageMeta, type PageReply, PUBLIC } from './page-reply.ts'

/** So many copies of a page are kept: search engines say no more of theirs than their origin, so few are made. */
const MOST_COPIES = 16
const LONGEST = 500

/** The page of another site that a request says it comes from, without its query; nothing where it says none. */
export function foreignReferrer(referer: string | undefined, host: string): string | undefined {
  const url = referer === undefined ? null : URL.parse(referer)
  if (!url || !/^https?:$/.test(url.protocol) || url.host === host) return undefined
  const page = `${url.origin}${url.pathname}`
  return page.length > LONGEST ? undefined : page
}

/** What begins the forms that lead to an inquiry: itself, the selection of a product, what puts one on the list. */
const asking = /<input type="hidden" name="(?:form" value="inquiry"|product" value="[^"]*")/g

const copies = new WeakMap<CachedPage<PageMeta>, LRUCache<string, CachedPage<PageMeta>>>()

async function copyOf(page: CachedPage<PageMeta>, referrer: string): Promise<CachedPage<PageMeta>> {
  const html = String(await page.body('identity'))
  const field = `<noscript><input type="hidden" name="referrer" value="${escapeHtml(referrer)}"/></noscript>`
  const own = html.replaceAll(asking, (input) => `${field}${input}`)
  return own === html ? page : cachePage(own, { ...page.meta, cacheControl: OWN })
}

/**
 * A page that is kept for all, for a visitor who comes from another site (R125): its forms say from which, where no
 * script does. Such a copy is for nobody else.
 */
export async function referred(reply: PageReply, referrer: string | undefined): Promise<PageReply> {
  if (referrer === undefined || reply.kind !== 'page' || reply.page.meta.cacheControl !== PUBLIC) return reply
  const made = copies.get(reply.page) ?? new LRUCache({ max: MOST_COPIES })
  copies.set(reply.page, made)
  const page = made.get(referrer) ?? (await copyOf(reply.page, referrer))
  made.set(referrer, page)
  if (page === reply.page) return reply
  const { cached: _, ...rest } = reply
  return { ...rest, page }
}
