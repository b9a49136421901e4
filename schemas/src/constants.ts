/** The constants of the specification (§9, requirements R315 and R132) in one place. */

/** Where assets are looked up when nothing is configured. */
export const regions = ['cn', 'us'] as const
export type Region = (typeof regions)[number]
export const DEFAULT_REGION: Region = 'cn'

/** Anchored on both ends (T31). */
export const TAG_MANAGER_ID = /^GTM-[0-9A-Z]+$/
export const MEASUREMENT_ID = /^G-[0-9A-Z]+$/
export const AD_ID = /^AW-[0-9]+$/
/** What stands in `content` of the verification tag. */
export const SITE_VERIFICATION = /^[0-9A-Za-z+/_-]{20,}={0,2}$/

/** An image must be smaller than this, in bytes: exactly 2 MiB is refused (T22). */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024
export const MAX_IMAGES = 3

/** The 18 languages of the interface, as the specification lists them. */
export const languageCodes = [
  'en',
  'zh',
  'ar',
  'bn',
  'de',
  'es',
  'fa',
  'fr',
  'hi',
  'id',
  'ja',
  'pl',
  'pt',
  'ru',
  'ta',
  'tr',
  'ur',
  'vi',
] as const
export type LanguageCode = (typeof languageCodes)[number]
export const DEFAULT_LANGUAGE: LanguageCode = 'en'
export type Direction = 'ltr' | 'rtl'

/** The scripts that are written from the right (CLDR's scriptMetadata, `rtl: YES`). */
const rightToLeftScripts: ReadonlySet<string> = new Set(
  (
    'Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero Narb Nbat ' +
    'Nkoo Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sogd Sogo Syrc Syre Syrj Syrn Thaa Yezi'
  ).split(' '),
)

/** Tags come from addresses too, so that only so many are remembered. */
const MOST_KNOWN = 1000
const scripts = new Map<string, string>()

function likelyScript(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? ''
  } catch {
    return ''
  }
}

/**
 * The script which the tag of a language names or which its speakers use most, by CLDR: `scriptOf('en')` → `Latn`.
 * Empty for what is no BCP 47 tag.
 */
export function scriptOf(language: string): string {
  const known = scripts.get(language)
  if (known !== undefined) return known
  const script = likelyScript(language)
  if (scripts.size < MOST_KNOWN) scripts.set(language, script)
  return script
}

/**
 * The direction a language is written in: that of its script (R320). `directionOf('pa-PK')` → `rtl`,
 * `directionOf('az')` → `ltr`; what is no BCP 47 tag is taken to be written from the left.
 */
export const directionOf = (language: string): Direction => (rightToLeftScripts.has(scriptOf(language)) ? 'rtl' : 'ltr')

export const devices = ['pc', 'mobile'] as const
export type Device = (typeof devices)[number]
export const DEFAULT_DEVICE: Device = 'pc'
/** A phone is narrower than this, in CSS pixels; everything else is drawn with the pc values. */
export const PHONE_WIDTH = 768

export const setterModes = ['custom', 'schema', 'raw'] as const
export type SetterMode = (typeof setterModes)[number]
export const DEFAULT_SETTER_MODE: SetterMode = 'custom'

/** The four page identifiers of the specification (R132). */
export const PRODUCT_TYPE_PAGE = 'collections'
export const PRODUCT_LIST_PAGE = 'products'
export const PRODUCT_DETAIL_PAGE = 'product'
export const CONTACT_US_PAGE = 'contact-us'

/** The page of what a buyer put together to ask for. */
export const INQUIRY_LIST_PAGE = 'inquiry-list'

/** All calls stand under this prefix. */
export const API_PREFIX = '/api/site/'

/** The `Client-id` of a client that knows none (R243). */
export const NO_CLIENT_ID = 'none_client_id'

// In files of their own: the loader of pages needs these alone, and shares no file with islands for them.
export { MANIFEST_DELAY, MAX_PRELOADS, POLL_INTERVAL, RELOAD_GUARD } from './page-life.ts'
export { POSTER_QUALITY, POSTER_TIMEOUT } from './poster.ts'
