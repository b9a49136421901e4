/** What a visitor agreed to, as the server wrote it into the page (`host/src/request/consent-on-page.ts`). */
export interface Tags {
  readonly choice: 'a' | 'm' | 'am'
  /** The site, as calls name it. */
  readonly client: string
  readonly tagManagerId?: string
  readonly measurementId?: string
  readonly adIds?: readonly string[]
}

/** The choice as it stands now, which another tab may have made: `1.am.cookies@2`. */
export const chosen = (): string => /(?:^|; )vitrine_consent=1\.([a-z]+)/.exec(document.cookie)?.[1] ?? ''

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const MANAGER = 'https://www.googletagmanager.com'

/** Asks Google's script for something. It tells such calls from other entries by their being `arguments`. */
export function gtag(..._call: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else
  window.dataLayer.push(arguments)
}

/** Consent Mode v2: what stands for analytics, and the three for advertising (R313). */
function consentOf(choice: string) {
  const analytics_storage = choice.includes('a') ? 'granted' : 'denied'
  const ad_storage = choice.includes('m') ? 'granted' : 'denied'
  return { ad_storage, ad_user_data: ad_storage, ad_personalization: ad_storage, analytics_storage }
}

function load(path: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = MANAGER + path
  document.head.append(script)
}

/** Tells Google's script what is agreed to now. */
export const updateConsent = (choice: string): void => gtag('consent', 'update', consentOf(choice))

/** The page of another site that led here: after a choice the page itself would be named. */
function referrerOfVisit(): string | undefined {
  try {
    const { referrer } = JSON.parse(sessionStorage.getItem('vitrine:visit') ?? '{}')
    return typeof referrer === 'string' && referrer !== '' ? referrer : undefined
  } catch {
    return undefined
  }
}

/**
 * Starts what was agreed to: all is denied at first, then what was agreed to is granted, then one script is
 * loaded (R241). What measures visits is not told of where only advertising was agreed to, and the other way round.
 */
export function startTags({ choice, tagManagerId, measurementId, adIds = [] }: Tags): void {
  gtag('consent', 'default', { ...consentOf(''), wait_for_update: 500 })
  gtag('set', 'ads_data_redaction', !choice.includes('m'))
  updateConsent(choice)
  if (!/(?:^|; )_ga=/.test(document.cookie)) {
    const referrer = referrerOfVisit()
    if (referrer !== undefined) gtag('set', { page_referrer: referrer })
  }
  if (tagManagerId !== undefined) {
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`/gtm.js?id=${encodeURIComponent(tagManagerId)}`)
    return
  }
  const ids = [...choice].flatMap((what) => (what === 'a' ? (measurementId ?? []) : adIds))
  const [first] = ids
  if (first === undefined) return
  gtag('js', new Date())
  for (const id of ids) gtag('config', id)
  load(`/gtag/js?id=${encodeURIComponent(first)}`)
}
