import type { Google, SiteLanguage } from '@vitrine/schemas'
import type { Dates } from '@vitrine/schemas/format'

/** One enterprise with its site, as calls know it. */
export interface Tenant {
  /** Digits only, so that it is never taken for a clientId. */
  readonly id: string
  readonly clientId: string
  readonly name: string
  readonly systemPages: boolean
  readonly defaultLanguage: string
  /** The language that contents are written in, where it is not the default one. */
  readonly sourceLanguage?: string | undefined
  readonly languages: readonly SiteLanguage[]
  /** The languages that the current release holds; all enabled ones until there is a release. */
  readonly published: readonly string[]
  /** How much of what can be translated is, in percent, by language. */
  readonly progress: Readonly<Record<string, number>>
  readonly contentVersion: number
  readonly currentRelease: string | null
  /** The ids that its owner has with Google. */
  readonly google?: Google | undefined
  /** How it writes days, as its owner says it. */
  readonly timeZone?: Dates['timeZone'] | undefined
  readonly calendar?: Dates['calendar'] | undefined
  /** `false` where its owner wants no visits to be counted. */
  readonly numbers?: boolean | undefined
  /** `false` where search engines are asked not to list it. */
  readonly indexed?: boolean | undefined
  /** Its main verified domain. */
  readonly domain?: string
}

/** Finds sites. */
export interface Sites {
  /** By tenant id (digits) or clientId, which is compared without regard to case (R51). */
  byClient(client: string): Promise<Tenant | undefined>
  /** By a verified domain or its other spelling (`www.`), already in its normal form. */
  byHost(host: string): Promise<Tenant | undefined>
}

/** The languages in which visitors can read the site, the default one first. */
export const spokenLanguages = ({ defaultLanguage, languages, published }: Tenant): readonly string[] => [
  defaultLanguage,
  ...languages
    .filter(({ code, enabled }) => enabled && code !== defaultLanguage && published.includes(code))
    .map(({ code }) => code),
]

/** A host as the map of domains knows it: lower case, without port and trailing dot. */
export const normalHost = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:[0-9]+$/, '')
    .replace(/\.$/, '')
