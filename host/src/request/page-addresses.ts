import { linkBuilder } from '@vitrine/renderer/internal'
import { originOf, type Visit } from './visit.ts'

type Query = Readonly<Record<string, string>>

/** Whether this is the copy of a site on the system domain, while it has a domain of its own (R312). */
export const isCopy = ({ site, host }: Visit): boolean => site?.domain !== undefined && host.name !== site.domain

/** The absolute address, for search engines, of a path of the site, in one of its languages (R308, R312). */
export type AddressOf = (language: string, path: string, query?: Query) => string

/** Writes the addresses of the site of a visit: on its own domain if it has one. */
export function pageAddressesOf(visit: Visit): AddressOf {
  const elsewhere = isCopy(visit)
  const origin = elsewhere ? `https://${visit.site?.domain}` : originOf(visit)
  const { language: own, defaultLanguage } = visit
  const clientId = elsewhere ? undefined : visit.clientId
  const links = linkBuilder({ language: own, defaultLanguage, clientId })
  return (language, path, query) => `${origin}${links.inLanguage(language, path, query)}`
}
