/** What is done with tags that run: other pages are counted, and they are stopped. Loaded when there is need of it. */
import { gtag, type Tags, updateConsent } from './tags.ts'

/** A page as tags are told of it. */
export interface CountedPage {
  readonly page_location: string
  readonly page_title: string
  readonly page_referrer: string
}

/** Counts a page that was shown without loading a document, for whoever agreed to be counted. */
export function countPage({ choice, tagManagerId, measurementId }: Tags, page: CountedPage): void {
  if (tagManagerId !== undefined) window.dataLayer?.push({ event: 'page_view', ...page })
  else if (choice.includes('a') && measurementId !== undefined)
    gtag('event', 'page_view', { ...page, send_to: measurementId })
}

/** Forbids what runs already whatever is no longer agreed to, and removes what it left. */
export function stopTags({ measurementId }: Tags, choice: string): void {
  updateConsent(choice)
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
