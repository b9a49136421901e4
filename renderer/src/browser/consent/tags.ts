/** What a visitor agreed to, as the server wrote it into the page (`host/src/request/consent-on-page.ts`). */
export interface Tags {
  readonly choice: 'a' | 'm' | 'am'
  /** The site, as calls name it. */
  readonly client: string
  readonly tagManagerId?: string
  readonly measurementId?: string
  readonly adIds?: readonly string[]
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const MANAGER = 'https://www.googletagmanager.com'

/** Asks Google's script for something. It tells such calls from other entries by their being `arguments`. */
function gtag(..._call: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else
  window.dataLayer.push(arguments)
}

const granted = (isGranted: boolean): 'granted' | 'denied' => (isGranted ? 'granted' : 'denied')

/** Consent Mode v2: what stands for analytics, and the three for advertising (R313). */
const consentOf = (choice: string) => ({
  ad_storage: granted(choice.includes('m')),
  ad_user_data: granted(choice.includes('m')),
  ad_personalization: granted(choice.includes('m')),
  analytics_storage: granted(choice.includes('a')),
})

function load(path: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = MANAGER + path
  document.head.append(script)
}

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
  gtag('consent', 'update', consentOf(choice))
  if (!/(?:^|; )_ga=/.test(document.cookie)) {
    const referrer = referrerOfVisit()
    if (referrer !== undefined) gtag('set', { page_referrer: referrer })
  }
  if (tagManagerId !== undefined) {
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`/gtm.js?id=${encodeURIComponent(tagManagerId)}`)
    return
  }
  const ids = [
    ...(choice.includes('a') && measurementId !== undefined ? [measurementId] : []),
    ...(choice.includes('m') ? adIds : []),
  ]
  const [first] = ids
  if (first === undefined) return
  gtag('js', new Date())
  for (const id of ids) gtag('config', id)
  load(`/gtag/js?id=${encodeURIComponent(first)}`)
}

/** Counts a page that was shown without loading a document, for whoever agreed to be counted. */
export function countPage({ choice, tagManagerId, measurementId }: Tags, referrer: string): void {
  const page = { page_location: location.href, page_title: document.title, page_referrer: referrer }
  if (tagManagerId !== undefined) window.dataLayer?.push({ event: 'page_view', ...page })
  else if (choice.includes('a') && measurementId !== undefined)
    gtag('event', 'page_view', { ...page, send_to: measurementId })
}

/** Forbids what runs already whatever is no longer agreed to, and removes what it left. */
export function stopTags({ measurementId }: Tags, choice: string): void {
  gtag('consent', 'update', consentOf(choice))
  const isMeasured = choice.includes('a')
  if (measurementId !== undefined && !isMeasured) Reflect.set(window, `ga-disable-${measurementId}`, true)
  const names = document.cookie.split('; ').map((one) => one.split('=')[0] ?? '')
  for (const name of names)
    if ((name.startsWith('_ga') && !isMeasured) || (name.startsWith('_gcl') && !choice.includes('m'))) forget(name)
}

/** Removes a cookie of this host, or of a domain that it belongs to: nobody tells which it was set for. */
function forget(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the store of cookies
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}
