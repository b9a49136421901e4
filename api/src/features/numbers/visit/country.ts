import { formats } from '@vitrine/schemas'

const isCountry = (code: string): boolean => formats.country?.(code) === true

/**
 * Where a visitor probably is, as a code of ISO 3166-1: what a proxy says, else the region of the language that the
 * browser likes best (`de-CH`); empty where neither says one. An estimate: browsers in English often say `en-US`.
 */
export function countryOf(said: string | undefined, acceptLanguage: string | undefined): string {
  const ofProxy = said?.trim().toUpperCase() ?? ''
  if (isCountry(ofProxy)) return ofProxy
  const [best = ''] = acceptLanguage?.split(/[,;]/) ?? []
  const [, region = ''] = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|\s*$)/i.exec(best) ?? []
  return isCountry(region.toUpperCase()) ? region.toUpperCase() : ''
}
