import { DEFAULT_LANGUAGE, directionOf, hasOwnSlug, isAsset, type LinkValue } from '@vitrine/schemas'
import { namedOn, type Page } from '../page/page.ts'
import type { Registry } from '../section/prepared-section.ts'
import type { StageVisit } from '../section/section.ts'
import { createLinks } from '../stage/link-builder.ts'
import type { Stage, StageSite } from '../stage/stage.ts'
import { createVisitorStage } from '../stage/visitor-stage.ts'
import type { PageData } from './load-data.ts'
import { type DrawableDocument, isSite } from './page-source.ts'

/** A link to another page of the site. */
export type PageLink = Extract<LinkValue, { readonly type: 'page' }>

/** What sections may know of the site around a page; without languages, no switch of languages is drawn. */
export type PageSite = Partial<Pick<StageSite, 'name' | 'home' | 'languages' | 'menus' | 'dates'>>

interface PageStageOptions {
  readonly document: DrawableDocument
  readonly page: Page
  readonly registry: Registry
  readonly language: string
  readonly fitsLink: (link: LinkValue) => boolean
  /** Whether links say the language of the page, where it is not the default one; else the app decides where it stands. */
  readonly keepsLanguage: boolean
  readonly site: PageSite
  readonly visit: StageVisit
  readonly words: Stage['words']
  readonly data: PageData
  readonly href: ((link: PageLink) => string | undefined) | undefined
  readonly asset: (src: string) => string
}

/** The addresses of a site's own pages by id and by slug, in which order a link names them. */
function pageUrls(document: DrawableDocument): ReadonlyMap<string, string> | undefined {
  if (!isSite(document)) return undefined
  const own = document.pagesList.filter(({ pageType, slug }) => hasOwnSlug(pageType) && slug !== undefined)
  return new Map([
    ...own.map(({ slug = '' }) => [slug, `/${slug}`] as const),
    ...own.map(({ id, slug = '' }) => [id, `/${slug}`] as const),
  ])
}

/** A site may have no contact page; of a page by itself nobody knows. */
function contactUrl(document: DrawableDocument): string | undefined {
  if (!isSite(document)) return '/contact-us'
  const slug = document.pagesList.find(({ pageType }) => pageType === 'contact-us')?.slug
  return slug === undefined ? undefined : `/${slug}`
}

/** The language that addresses do not name. */
function defaultLanguageOf(document: DrawableDocument, language: string): string {
  if (isSite(document)) return document.globalConfiguration.defaultLanguage
  return 'outline' in document ? language : (document.language ?? DEFAULT_LANGUAGE)
}

/** Where links lead: pages to where the app says, or to `/{slug}`; everything else where it says itself. */
function linksOf({ document, language, fitsLink, keepsLanguage, href }: PageStageOptions) {
  const pages = pageUrls(document)
  const contactPage = contactUrl(document)
  const links = createLinks(
    { language, defaultLanguage: keepsLanguage ? defaultLanguageOf(document, language) : language },
    { pages, contactPage },
    fitsLink,
  )
  const named = (id: string): string => links.to(`/${encodeURIComponent(id)}`)
  const anchored = (address: string, { anchor }: PageLink) =>
    anchor && !address.includes('#') ? `${address}#${encodeURIComponent(anchor.replace(/^#/, ''))}` : address
  return {
    address: links.to,
    href(link: LinkValue) {
      if (link.type !== 'page') return links.href(link)
      const address = href?.(link)
      if (address !== undefined) return anchored(address, link)
      // Which slug it has is known to its site alone.
      if (!pages && link.pageType === 'pages' && link.id) return anchored(named(link.id), link)
      return links.href(link)
    },
  }
}

const nothing: Readonly<Record<string, never>> = Object.freeze({})

/** The stage of a page in somebody's app: islands are drawn in their places, by the React that draws the page. */
export function createPageStage(options: PageStageOptions): Stage {
  const { page, registry, language, site, visit, words, data, asset } = options
  const { href, address } = linksOf(options)
  const stage = createVisitorStage({
    language,
    site: { name: '', home: address('/'), languages: [], menus: {}, ...site },
    visit,
    words,
    href,
    address,
    asset,
    data: (component) => data[component] ?? nothing,
    outlines: namedOn(page, registry),
  })
  return { ...stage, direction: directionOf(language) }
}

const known = new WeakMap<(src: string) => string, (src: string) => string>()
const unchanged = (src: string): string => src

/** The address of a picture or film: nothing for what may not be one. The same function for the same function. */
export function safeAsset(asset: (src: string) => string = unchanged): (src: string) => string {
  const hit = known.get(asset)
  if (hit) return hit
  const made = (src: string): string => (isAsset(src) ? asset(src) : '')
  known.set(asset, made)
  return made
}
