import { pageAddress } from '@vitrine/model'
import { hasOwnSlug, isSafeUrl, type LinkValue } from '@vitrine/schemas'

/** What links keep of the address that is visited (R81, R83): a `Visit` is one. */
export interface LinkContext {
  readonly clientId?: string | undefined
  readonly draftsId?: string | undefined
  readonly language: string
  readonly defaultLanguage: string
}

export interface Links {
  /** The address of a path of the site: `/products` → `/acme/products?language=de`. */
  readonly to: (path: string, query?: Readonly<Record<string, string>>, hash?: string) => string
  /** Where a stored link leads; `undefined` when there is nothing behind it (R87), or it is none that an owner may set (R88). */
  readonly href: (link: LinkValue) => string | undefined
  /** The same page in another language, the default one without parameter (R223). */
  readonly inLanguage: (language: string, path: string, query?: Readonly<Record<string, string>>) => string
}

/** The addresses of a site's own pages by their id, as the API lists them; other ids are gone. */
export type PageUrls = ReadonlyMap<string, string>

/** What the links of a page lead to, as far as it was looked up; other links are written as they are. */
export interface LinkTargets {
  readonly pages?: PageUrls | undefined
  /** The address of the contact page; the site has none while `pages` is known and this is not. */
  readonly contactPage?: string | undefined
  /** The slugs of products, cases … by the kind of page and the id or slug that a link has; without one it is gone. */
  readonly contents?: ReadonlyMap<string, string | undefined> | undefined
  /** What is asked about: `product`, and of it `s` and `to`. Links to the contact page and to the chat take it along. */
  readonly asked?: Readonly<Record<string, string>> | undefined
}

const phone = (number: string): string => `tel:${number.replaceAll(/[^+0-9]/g, '')}`
const anchorOf = (anchor: string): string => `#${encodeURIComponent(anchor.replace(/^#/, ''))}`

/** Files and calls are no pages: nothing is added to their addresses (R82). */
const isPage = (path: string): boolean =>
  !/^\/(?:api|builds|media|assets|static|uploads|download|preview)(?:\/|$)/.test(path) && !/\.[^/]*$/.test(path)

/** The parameters of a query; of filters (`f.thread`) each line is one: `f.thread=m8&f.thread=m10`. */
const parametersOf = (query: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (name.startsWith('f.') ? value.split('\n') : [value]).map((one) => [name, one]),
    ),
  )

/**
 * Whether an owner may set a link, as far as that is known where checks cannot be compiled: it leads to no script, and to
 * nothing that a browser would run.
 */
export const isSafeLink = (link: LinkValue): boolean =>
  link.type !== 'address' || (typeof link.href === 'string' && isSafeUrl(link.href))

/**
 * Builds the links of a page (R81–R88). They keep `draftsId` and `language`, and the clientId where
 * the address has one; everything else of the query is dropped. Other hosts, mailto, tel, files and
 * calls get nothing, and a parameter that a link sets itself is not doubled. Where a visitor can ask about a product,
 * a link takes along which one (`asked`).
 *
 * @param isAllowed whether an owner may set a link: menus and contents may be older than what is asked of links today.
 */
export function createLinks(
  context: LinkContext,
  { pages, contactPage, contents, asked }: LinkTargets,
  isAllowed: (link: LinkValue) => boolean,
): Links {
  const client = context.clientId === undefined ? '' : `/${context.clientId}`

  const withClient = (path: string) => {
    if (client === '' || path === client || path.startsWith(`${client}/`)) return path
    return path === '/' ? client : `${client}${path}`
  }
  const search = (query: URLSearchParams, language = context.language): string => {
    if (context.draftsId !== undefined && !query.has('draftsId')) query.set('draftsId', context.draftsId)
    if (language !== context.defaultLanguage && !query.has('language')) query.set('language', language)
    return query.size === 0 ? '' : `?${query}`
  }
  const to: Links['to'] = (path, query = {}, hash = '') => `${withClient(path)}${search(parametersOf(query))}${hash}`

  /** An address as an owner typed it. */
  const typed = (href: string): string => {
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href) || href.startsWith('#')) return href
    const [beforeHash = '', hash] = href.split(/#(.*)/s)
    const [path = '', query] = beforeHash.split(/\?(.*)/s)
    if (!(path === '' || path.startsWith('/')) || !isPage(path)) return href
    return `${path === '' ? '' : withClient(path)}${search(new URLSearchParams(query))}${hash === undefined ? '' : `#${hash}`}`
  }

  const ofPage = (link: Extract<LinkValue, { type: 'page' }>): string | undefined => {
    const hash = link.anchor ? anchorOf(link.anchor) : ''
    // What is not published has no address: the link is drawn as text.
    const key = `${link.pageType}/${link.id}`
    if (contents?.has(key)) {
      const slug = contents.get(key)
      return slug === undefined ? undefined : to(pageAddress(link.pageType, slug), {}, hash)
    }
    if (link.pageType === 'contact-us' && !link.id)
      return contactPage === undefined ? undefined : to(contactPage, {}, hash)
    if (!hasOwnSlug(link.pageType) || link.id === undefined || !pages)
      return to(pageAddress(link.pageType, link.id), {}, hash)
    const own = [pageAddress('pages', link.id), `/${link.id}`]
    const url = pages.get(link.id) ?? [...pages.values()].find((known) => own.includes(known))
    return url === undefined ? undefined : to(url, {}, hash)
  }

  const asking = new Set([contactPage, pageAddress('chat')].flatMap((path) => path ?? []).map(withClient))
  /** With what is asked about, where it can be asked for; a link that names a product of its own keeps to that. */
  const withAsked = (href: string | undefined): string | undefined => {
    if (!asked || href === undefined) return href
    const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? []
    const parameters = new URLSearchParams(query)
    if (!asking.has(path) || parameters.has('product')) return href
    for (const [name, value] of Object.entries(asked)) parameters.set(name, value)
    return `${path}?${parameters}${hash}`
  }

  return {
    to,
    inLanguage: (language, path, query = {}) => `${withClient(path)}${search(parametersOf(query), language)}`,
    href(link) {
      if (!isAllowed(link)) return undefined
      switch (link.type) {
        case 'page':
          return withAsked(ofPage(link))
        case 'address':
          return withAsked(typed(link.href))
        case 'email':
          return `mailto:${link.email}`
        case 'phone':
          return phone(link.phone)
        case 'anchor':
          return anchorOf(link.anchor)
        default:
          return undefined
      }
    },
  }
}
