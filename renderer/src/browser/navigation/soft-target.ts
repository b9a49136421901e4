import { closest } from '../closest.ts'
import { ownPage } from '../own-page.ts'

/** The paths of pages that are drawn once and kept, from the manifest of the build: `/product/*` (R102). */
let patterns = /^$/

export function setPatterns(prerendered: readonly string[]): void {
  patterns = RegExp(`^(?:${prerendered.join('|').replaceAll('*', '[^/]+')})$`)
}

const languageIn = ({ search }: { readonly search: string }): string | null =>
  new URLSearchParams(search).get('language')

/** Whether an address is that of another page of this site in this language, which need not be a document of its own. */
export function isSoft(url: URL): boolean {
  const { home = '' } = ownPage()
  return (
    url.origin === location.origin &&
    languageIn(url) === languageIn(location) &&
    url.pathname.startsWith(home) &&
    patterns.test(url.pathname.slice(home.length) || '/')
  )
}

/**
 * Links that may be followed without a document: not into other windows or languages, nor to what is saved, nor to
 * where a product is asked about. What was chosen of it is one visitor's, and no page for each product is asked for
 * in advance.
 */
const links = 'a[href]:not([target],[hreflang],[download],[data-download],[data-hard],[href*="product="])'

/** Path and query. */
export const pathOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  pathname + search

/** Where a link leads, if that can be shown without loading a document; nothing for all other links. */
export function softTarget(target: EventTarget | null): URL | undefined {
  const link = closest<HTMLAnchorElement>(target, links)
  if (!link) return
  const url = new URL(link.href)
  // A place on this page is left to the browser.
  return isSoft(url) && !(url.hash && pathOf(url) === pathOf(location)) ? url : undefined
}
