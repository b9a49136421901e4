/** Longer ones are cut, in characters. */
const LONGEST = 100

const plain = (text: string): string => text.trim().toLowerCase().slice(0, LONGEST)

/** The host of the page of another site that led here: `google.com`; nothing for what is no such page. */
export function hostOfReferrer(referrer: string | undefined): string | undefined {
  const url = referrer === undefined ? null : URL.parse(referrer)
  if (!url || !/^(?:https?|android-app):$/.test(url.protocol) || url.hostname === '') return undefined
  return plain(url.hostname.replace(/^www\./, ''))
}

/** The `utm_source` of a query, `?…` or not. */
export const campaignSource = (query: string | undefined): string | undefined =>
  plain(new URLSearchParams(query).get('utm_source') ?? '') || undefined

interface Asked {
  /** Whether the browser says that a page of ours led here. */
  readonly isWithin: boolean
  /** Our own host, with its port. */
  readonly host: string
  /** Path and query. */
  readonly target: string
  readonly referrer: string | undefined
}

/**
 * Where a visit begins that begins with this request: `utm_source`, else the host of the page that led here, else
 * empty. Nothing for who comes from another page of ours: that visit began before.
 */
export function sourceOf({ isWithin, host, target, referrer }: Asked): string | undefined {
  const campaign = campaignSource(target.split(/\?(.*)/s)[1])
  if (campaign !== undefined) return campaign
  if (isWithin) return undefined
  const from = hostOfReferrer(referrer)
  const own = plain(host.replace(/:\d+$/, '').replace(/^www\./, ''))
  return from === own ? undefined : (from ?? '')
}
