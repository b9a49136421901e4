import { hasOwnSlug, isAddedPageType, type PageType, pageTypes } from '@vitrine/schemas'

/** Which page an address names: its kind, and the id or slug of what it shows. */
export interface PageAddress {
  readonly pageType: PageType
  readonly id?: string
}

/** Where a kind of page that needs an id leads without one: the list of what it shows (R86). */
const listOf: Partial<Record<PageType, PageType>> = {
  product: 'products',
  collections: 'products',
  case: 'cases',
  'info-detail': 'info',
  pages: 'home',
  policy: 'home',
  'contact-us': 'home',
}

// The base path of collections matches no route (R85), so its pages stand under the route's.
const basePaths = new Map<PageType, string>(
  pageTypes.map(({ key, basePath }) => [key, key === 'collections' ? '/collection' : basePath]),
)
const needsId: ReadonlySet<PageType> = new Set(pageTypes.filter((type) => type.needsId).map(({ key }) => key))

/** A segment that a browser would leave out while it reads the address. */
const isDots = (id: string): boolean => id === '.' || id === '..'

/**
 * The address of a page within its site, percent-encoded, without client and language.
 *
 * `pageAddress('pages', 'about')` → `/pages/about` · `pageAddress('collections', '5')` →
 * `/collection/5` (R85) · `pageAddress('product')` → `/products`, the matching list (R86) ·
 * `pageAddress('acme-recipe', 'recipes/apple-pie')` → `/recipes/apple-pie`: of a kind that a plugin adds, the slug is all of it
 */
export function pageAddress(pageType: PageType, idOrSlug?: string): string {
  if (isAddedPageType(pageType)) return addedPageAddress(idOrSlug)
  const basePath = basePaths.get(pageType) ?? '/'
  if (!needsId.has(pageType) && !hasOwnSlug(pageType)) return basePath
  if (idOrSlug === undefined || idOrSlug === '' || isDots(idOrSlug)) return pageAddress(listOf[pageType] ?? 'home')
  return `${basePath}/${encodeURIComponent(idOrSlug.toWellFormed())}`
}

function addedPageAddress(slug = ''): string {
  const segments = slug.split('/').filter((segment) => segment !== '' && !isDots(segment))
  return `/${segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')}`
}

const typeByName = new Map<string, PageType>([
  // Under `/pages/` the address does not tell the contact page from others: whoever has the pages does.
  ...[...basePaths].flatMap(([key, basePath]) => (key === 'contact-us' ? [] : [[basePath.slice(1), key] as const])),
  ['home', 'home'],
  ['collections', 'collections'],
])

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * Reads an address that `pageAddress` wrote, and also `/home` and `/collections/{id}` (R85). Takes
 * the percent-encoded path without client, query and trailing slash; `undefined` when it names no page. Pages of kinds that
 * plugins add are found by their slug, which is the whole address.
 */
export function readPageAddress(path: string): PageAddress | undefined {
  if (!path.startsWith('/')) return undefined
  const [name = '', segment, ...more] = path.slice(1).split('/')
  const pageType = typeByName.get(name)
  if (pageType === undefined || more.length > 0) return undefined
  if (!needsId.has(pageType)) return segment === undefined ? { pageType } : undefined
  const id = segment === undefined ? undefined : decoded(segment)
  return id === undefined || id === '' || isDots(id) ? undefined : { pageType, id }
}
