/** Under this name stands for one session what is known of a visit; that it was noted stands beside it. */
const KEY = 'vitrine:visit'

/** The country of the time zone that the browser is set to: the first that lists it. Nothing where none does. */
export function countryOfTimeZone(zone: string): string | undefined {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  for (const first of letters)
    for (const second of letters) {
      const locale: Intl.Locale & { getTimeZones?: () => readonly string[] } = new Intl.Locale(`und-${first}${second}`)
      // The canonical code: that of a country which is no more (DD) is the one of its heir.
      if (locale.getTimeZones?.()?.includes(zone)) return locale.region
    }
  return undefined
}

/** Whether this visit is noted for the first time; a browser that keeps nothing would note each page. */
function isFirst(id: string): boolean {
  try {
    const visit = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (visit.opened === id) return false
    sessionStorage.setItem(KEY, JSON.stringify({ ...visit, opened: id }))
    return true
  } catch {
    return false
  }
}

/**
 * Notes that a visit came from a marketing e-mail (R273): once per visit, for whoever agreed to be counted, with a
 * country guessed from the time zone and never from the address.
 */
export function recordOpening(client: string): void {
  const id = new URLSearchParams(location.search).get('marketingEmailId')
  if (!id || !isFirst(id)) return
  const body = JSON.stringify({
    marketingEmailId: id.slice(0, 200),
    urlAdress: (location.origin + location.pathname).slice(0, 200),
    visitRegion: countryOfTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? '',
  })
  fetch('/api/site/v1/site/marketing-email-opening-record', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'client-id': client },
    body,
    // A visit that is not noted is no failure for whoever visits.
  }).catch(() => undefined)
}
