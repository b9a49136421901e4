import type { SiteLanguage } from '@vitrine/schemas'

/** What a site says of itself beside its name: as it was published last, or imported. */
export interface TenantSettings {
  readonly systemPages: boolean
  readonly defaultLanguage: string
  /** The language that contents are written in, where it is not the default one. */
  readonly sourceLanguage?: string | undefined
  readonly languages: readonly SiteLanguage[]
  /** The languages that the current release holds; all enabled ones until there is a release. */
  readonly published: readonly string[]
  /** How much of what can be translated is, in percent, by language. */
  readonly progress: Readonly<Record<string, number>>
}

/** One enterprise with its site. */
export interface Tenant extends TenantSettings {
  /** Digits only, so that it is never taken for a clientId. */
  readonly id: string
  readonly clientId: string
  readonly name: string
  readonly contentVersion: number
  readonly currentRelease: string | null
  /** Its main verified domain. */
  readonly domain?: string
}

/** A host as the map of domains knows it: lower case, without port and trailing dot. */
export const normalHost = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:[0-9]+$/, '')
    .replace(/\.$/, '')

/** The other spelling of a domain: with `www.` or without it (R66). */
export const twinOf = (host: string): string => (host.startsWith('www.') ? host.slice(4) : `www.${host}`)
