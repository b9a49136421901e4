/** Under this name stands for one session where its visitor came from, for an inquiry (R125). */
const KEY = 'vitrine:visit'
const LONGEST = 500

/** Notes where a visitor came from, at the first page of a session: the page of another site, the campaign. */
export function rememberVisit(): void {
  const referrer = document.referrer
  const isForeign = !!referrer && !referrer.startsWith(`${location.origin}/`)
  const campaign = location.search
    .slice(1)
    .split('&')
    .filter((part) => part.startsWith('utm_'))
    .join('&')
  if (!isForeign && !campaign) return
  try {
    const cut = (text: string) => text.slice(0, LONGEST)
    sessionStorage[KEY] ??= JSON.stringify({ referrer: isForeign ? cut(referrer) : '', campaign: cut(campaign) })
  } catch {
    // Where a browser keeps nothing, nothing is known.
  }
}
