import type { LinkValue } from '@vitrine/schemas'

/** A link to a page of the site, by its kind and its id or slug. */
export type PageLink = Extract<LinkValue, { type: 'page' }>

const isPageLink = (value: object): value is PageLink =>
  'type' in value && value.type === 'page' && 'pageType' in value && typeof value.pageType === 'string'

/** Every link to a page of the site inside a value, in language maps and rich text too. */
export function* pageLinksIn(value: unknown): Generator<PageLink> {
  if (value === null || typeof value !== 'object') return
  if (isPageLink(value)) yield value
  else for (const child of Object.values(value)) yield* pageLinksIn(child)
}
