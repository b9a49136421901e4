/** What a resource is: of a site, or the schemas of operations, which are the same for all. */
export type Address =
  | { readonly site: string; readonly kind: 'sections' | 'pages'; readonly id: string }
  | { readonly site: string; readonly kind: 'theme' | 'languages' }
  | { readonly kind: 'operations' }

const name = '[A-Za-z0-9][A-Za-z0-9-]{0,63}'
const ofSite = new RegExp(`^vitrine://(${name})/(?:(theme|languages)|(sections|pages)/(${name}))$`)

export const OPERATIONS = 'vitrine://operations'

/** Reads the address of a resource; nothing for any other. No part of it is ever a path. */
export function readAddress(uri: string): Address | undefined {
  if (uri === OPERATIONS) return { kind: 'operations' }
  const [, site, single, many, id] = ofSite.exec(uri) ?? []
  if (site === undefined) return undefined
  if (single === 'theme' || single === 'languages') return { site, kind: single }
  return (many === 'sections' || many === 'pages') && id !== undefined ? { site, kind: many, id } : undefined
}

export const addressOf = (site: string, kind: Exclude<Address['kind'], 'operations'>, id?: string): string =>
  `vitrine://${site}/${kind}${id === undefined ? '' : `/${id}`}`
