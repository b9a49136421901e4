import { hasOwnSlug, type Release } from '@vitrine/schemas'
import { pageAddress } from './page-address.ts'

/** A page that visitors find at another address since a release; both are paths of the site. */
export interface MovedPage {
  readonly page: string
  readonly from: string
  readonly to: string
}

/** The pages with an address of their own, by it: the default language's first, then those of the others. */
function addressesIn({ defaultLanguage, languages }: Release): ReadonlyMap<string, string> {
  const first = Object.hasOwn(languages, defaultLanguage) ? languages[defaultLanguage] : undefined
  const addresses = new Map<string, string>()
  for (const { pages } of [...(first ? [first] : []), ...Object.values(languages)])
    for (const { id, pageType, slug } of pages) {
      const path = hasOwnSlug(pageType) ? pageAddress(pageType, slug ?? id) : undefined
      if (path !== undefined && !addresses.has(path)) addresses.set(path, id)
    }
  return addresses
}

/** Which addresses nobody answers at any more, though their page is there: where it is now. */
export function movedPages(before: Release, after: Release): readonly MovedPage[] {
  const now = addressesIn(after)
  const places = new Map<string, string>()
  for (const [path, page] of now) if (!places.has(page)) places.set(page, path)
  return [...addressesIn(before)].flatMap(([from, page]) => {
    const to = places.get(page)
    return to === undefined || now.has(from) ? [] : [{ page, from, to }]
  })
}
