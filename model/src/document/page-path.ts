import { hasOwnSlug } from '@vitrine/schemas'
import { pageAddress } from './page-address.ts'
import type { SiteDocument } from './site-of-page.ts'

type PageRecord = SiteDocument['pagesList'][number]

/** Kinds of pages that show one content each, of which a document alone does not know how many there are. */
const ofContents: ReadonlySet<PageRecord['pageType']> = new Set([
  'product',
  'collections',
  'case',
  'info-detail',
  'policy',
])

/**
 * The path of a page where its document alone is drawn, without a service: `/` of the home page, `/about` of one with a slug,
 * `/products`. Nothing of a page that a service fills with one content each, and of one whose slug is missing.
 */
export function pagePath({ pageType, slug }: Pick<PageRecord, 'pageType' | 'slug'>): string | undefined {
  if (hasOwnSlug(pageType)) return slug === undefined || slug === '' ? undefined : `/${slug}`
  return ofContents.has(pageType) ? undefined : pageAddress(pageType)
}
