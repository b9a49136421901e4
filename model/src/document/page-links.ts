import type { LinkValue } from '@vitrine/schemas'

/** A link to a page of the site, by its kind and its id or slug. */
export type PageLink = Extract<LinkValue, { type: 'page' }>

const isPageLink = (value: object): value is PageLink =>
  'type' in value && value.type === 'page' && 'pageType' in value && typeof value.pageType === 'string'

/** Every link to a page of the site inside a value, in language maps and rich text too. */
export function pageLinksIn(value: unknown): readonly PageLink[] {
  const links: PageLink[] = []
  collect(value, links)
  return links
}

/**
 * Every visit that is drawn looks through its whole page, where most values are texts and numbers: a generator for each
 * value would take three times as long.
 */
function collect(value: unknown, links: PageLink[]): void {
  if (value === null || typeof value !== 'object') return
  if (isPageLink(value)) links.push(value)
  else for (const child of Object.values(value)) if (typeof child === 'object') collect(child, links)
}
