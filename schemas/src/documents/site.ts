import { languageCodes } from '../constants.ts'
import type { PropsOf } from '../derive/props-of.ts'
import { datesProperties } from '../format/dates.ts'
import type { SchemaNode } from '../keywords.ts'
import { country } from '../trade.ts'
import { google } from './google.ts'
import type { Settings } from './settings.ts'
import { tradeTermsProperties } from './trade-terms.ts'

/** The names that may stand in an address where a clientId would, and so never are one (R49, R47). */
export const reservedWords: ReadonlySet<string> = new Set([
  'home',
  'case',
  'cases',
  'info',
  'info-detail',
  'pages',
  'policy',
  'product',
  'products',
  'collection',
  'collections',
  'system',
  'drafts',
  'chat',
  'designer',
  'designeriframe',
  'utils',
  'office',
  'new-site',
  'preview',
  'download',
  'search',
  'inquiry',
  'inquiry-list',
  'subscribe',
  'unsubscribe',
  'api',
  'builds',
  'assets',
  'static',
  'media',
  'uploads',
  'og',
  'login',
  'logout',
  'signup',
  'setup',
  'account',
  'invitation',
  'payload',
  'admin',
  'dashboard',
  '404',
  '500',
  'error',
  'health',
  'none_client_id',
  'null',
  'undefined',
  'www',
  ...languageCodes,
])

export const CLIENT_ID_PATTERN = '^(?![0-9]+$)[a-z0-9](?:[a-z0-9-]{2,61}[a-z0-9])$'
const clientIdPattern = new RegExp(CLIENT_ID_PATTERN)

/** Whether a word may be a clientId: its grammar (R51), and none of the reserved words. */
export const isClientId = (word: string): boolean => clientIdPattern.test(word) && !reservedWords.has(word)

/** How a business is reached, as it is written on its pages. All of it may be left out. */
export const siteContact = {
  type: 'object',
  additionalProperties: false,
  properties: {
    email: { type: 'string', format: 'email', maxLength: 254 },
    phone: { type: 'string', minLength: 1, maxLength: 32 },
    /** As on an envelope, line by line. */
    address: { type: 'string', minLength: 1, maxLength: 300 },
    country: country.properties.code,
  },
} as const satisfies SchemaNode
export type SiteContact = PropsOf<typeof siteContact>

export const DOMAIN_PATTERN = '^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$'

/** A site as its owner describes it: the tenant's name, addresses and facts. */
export const site = {
  $id: 'site',
  type: 'object',
  required: ['clientId', 'name'],
  additionalProperties: false,
  properties: {
    clientId: { type: 'string', pattern: CLIENT_ID_PATTERN },
    name: { type: 'string', minLength: 1, maxLength: 120 },
    domains: { type: 'array', maxItems: 20, items: { type: 'string', pattern: DOMAIN_PATTERN } },
    systemPages: { type: 'boolean', default: false },
    google,
    /** The countries that it serves; all of them when left out. */
    countries: { type: 'array', minItems: 1, maxItems: 249, uniqueItems: true, items: country.properties.code },
    /** Settings of `cookiesProps`. */
    cookies: { $ref: 'settings' },
    /** Settings of `shippingProps`. */
    shipping: { $ref: 'settings' },
    ...tradeTermsProperties,
    /** Settings of `minimumOrderProps`. */
    minimumOrder: { $ref: 'settings' },
    ...datesProperties,
    contact: siteContact,
    /** Where visitors' messages are sent to; to all owners when left out. */
    notifyEmail: { type: 'string', format: 'email', maxLength: 254 },
    /** How many days what visitors sent is kept; three years when left out. */
    retentionDays: { type: 'integer', minimum: 30, maximum: 3650 },
    /** Whether visits are counted; they are when it is left out. */
    numbers: { type: 'boolean' },
    /**
     * What the translations in these files are that have no note: nobody has read them here (`new`), or whoever
     * brings them has (`done`). It is about the files, and not kept with the site.
     */
    translations: { enum: ['new', 'done'], default: 'new' },
    /** Whether search engines may list it; they may when it is left out. */
    indexed: { type: 'boolean' },
  },
} as const satisfies SchemaNode
export type Site = Omit<PropsOf<typeof site>, 'cookies' | 'shipping' | 'minimumOrder'> & {
  readonly cookies?: Settings
  readonly shipping?: Settings
  readonly minimumOrder?: Settings
}
