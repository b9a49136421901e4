import type { SchemaNode } from '../keywords.ts'

/** The built-in kinds of pages and their base paths (specification §2, R84, R258). */
export const pageTypes = [
  { key: 'home', basePath: '/', single: true, needsId: false },
  { key: 'pages', basePath: '/pages', single: false, needsId: true },
  { key: 'collections', basePath: '/collections', single: true, needsId: true },
  { key: 'products', basePath: '/products', single: true, needsId: false },
  { key: 'product', basePath: '/product', single: true, needsId: true },
  { key: 'cases', basePath: '/cases', single: true, needsId: false },
  { key: 'case', basePath: '/case', single: true, needsId: true },
  { key: 'info', basePath: '/info', single: true, needsId: false },
  { key: 'info-detail', basePath: '/info-detail', single: true, needsId: true },
  // Not among the base paths of the specification, but routes of it, so owners lay them out too.
  { key: 'policy', basePath: '/policy', single: true, needsId: true },
  // A page of the owner's with an address of its own, and the one that ways to the supplier lead to.
  { key: 'contact-us', basePath: '/pages', single: true, needsId: false },
  { key: 'inquiry-list', basePath: '/inquiry-list', single: true, needsId: false },
  { key: 'chat', basePath: '/chat', single: true, needsId: false },
] as const

/** One of the built-in kinds of pages. */
export type BuiltInPageType = (typeof pageTypes)[number]['key']
export const pageTypeKeys = pageTypes.map(({ key }) => key) as readonly BuiltInPageType[]

/** A kind of page: a built-in one, or that of a plugin or config, which has a hyphen in it: `acme-recipe`. */
export type PageType = BuiltInPageType | (string & {})

const builtIn: ReadonlySet<string> = new Set(pageTypeKeys)

/** Whether a kind of page comes from a plugin or config. It may be one that is not installed any more. */
export const isAddedPageType = (pageType: PageType): boolean => !builtIn.has(pageType)

/** The name of a kind of page that a plugin or config adds: words of lower-case letters and digits, at least two. */
export const ADDED_PAGE_TYPE_PATTERN = '^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$'

/** A stored kind of page. Which ones are installed is not asked: a page outlives the plugin of its kind. */
export const pageTypeField = {
  type: 'string',
  pattern: `^(?:${pageTypeKeys.join('|')}|${ADDED_PAGE_TYPE_PATTERN.slice(1, -1)})$`,
  maxLength: 60,
} as const satisfies SchemaNode

/**
 * Whether pages of a kind have an address that their owner chooses: under `/pages/`, or the whole address, for kinds that
 * plugins add.
 */
export const hasOwnSlug = (pageType: PageType): boolean =>
  pageType === 'pages' || pageType === 'contact-us' || isAddedPageType(pageType)
