import type { cookieCategories, storageKinds } from './documents/cookies.ts'
import { listStorage } from './inquiry-list/inquiry-list.ts'

/** One thing that Vitrine, or what a site loads with it, keeps in browsers. */
export interface KeptInBrowsers {
  /** As it is called there; a star stands for what follows. Under https cookies of the whole host have `__Host-` before it. */
  readonly name: string
  readonly storage: (typeof storageKinds)[number]
  readonly category: (typeof cookieCategories)[number]
  /** The key of the text that says what for. */
  readonly purpose: `cookie.${string}`
  /** How long it stays; `tab`: until the tab is closed. */
  readonly lifetime: { readonly unit: 'hour' | 'day' | 'month' | 'year'; readonly count: number } | 'tab'
  readonly provider?: string
  /** Only sites with tags have it. */
  readonly isOfTags?: true
}

const cookie = { storage: 'cookie', category: 'necessary' } as const
const ofTags = { storage: 'cookie', isOfTags: true } as const
const google = { ...ofTags, provider: 'Google' } as const

/**
 * Everything that is kept in browsers: cookie policies tell of it (R325), and a test compares it with what a browser
 * holds. Whatever is to be kept beside it stands here first.
 */
export const keptInBrowsers: readonly KeptInBrowsers[] = [
  { ...cookie, name: 'vitrine_session', purpose: 'cookie.session', lifetime: { unit: 'day', count: 7 } },
  { ...cookie, name: 'vitrine_device', purpose: 'cookie.device', lifetime: { unit: 'month', count: 6 } },
  { ...cookie, name: 'vitrine_preview', purpose: 'cookie.preview', lifetime: { unit: 'day', count: 90 } },
  { ...cookie, name: 'vitrine_sent', purpose: 'cookie.sent', lifetime: { unit: 'hour', count: 1 } },
  {
    ...cookie,
    name: listStorage.cookie.name,
    purpose: 'cookie.list',
    lifetime: { unit: 'day', count: listStorage.cookie.days },
  },
  {
    name: listStorage.localStorage.name.replace('{clientId}', '*'),
    storage: 'localStorage',
    category: 'necessary',
    purpose: 'cookie.list',
    lifetime: { unit: 'day', count: listStorage.localStorage.days },
  },
  {
    name: 'vitrine:form:*',
    storage: 'sessionStorage',
    category: 'necessary',
    purpose: 'cookie.form',
    lifetime: 'tab',
  },
  {
    name: 'vitrine:chat:*',
    storage: 'sessionStorage',
    category: 'necessary',
    purpose: 'cookie.chat',
    lifetime: { unit: 'day', count: 1 },
  },
  {
    name: 'vitrine:visit',
    storage: 'sessionStorage',
    category: 'necessary',
    purpose: 'cookie.visit',
    lifetime: 'tab',
  },
  {
    name: 'vitrine:reload',
    storage: 'sessionStorage',
    category: 'necessary',
    purpose: 'cookie.reload',
    lifetime: 'tab',
  },
  {
    name: 'vitrine:language',
    storage: 'localStorage',
    category: 'preferences',
    purpose: 'cookie.language',
    lifetime: { unit: 'year', count: 1 },
  },
  {
    ...ofTags,
    name: 'vitrine_consent',
    category: 'necessary',
    purpose: 'cookie.consent',
    lifetime: { unit: 'month', count: 6 },
  },
  {
    ...ofTags,
    name: 'vitrine_consent_id',
    category: 'necessary',
    purpose: 'cookie.consentId',
    lifetime: { unit: 'month', count: 6 },
  },
  { ...google, name: '_ga', category: 'analytics', purpose: 'cookie.visits', lifetime: { unit: 'year', count: 2 } },
  { ...google, name: '_ga_*', category: 'analytics', purpose: 'cookie.visits', lifetime: { unit: 'year', count: 2 } },
  {
    ...google,
    name: '_gcl_*',
    category: 'marketing',
    purpose: 'cookie.advertising',
    lifetime: { unit: 'day', count: 90 },
  },
]
