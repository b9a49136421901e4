/** Under this name stands for one session where its visitor came from, for an inquiry (R125). */
const KEY = 'vitrine:visit'
const LONGEST = 500

/** Notes where a visitor came from, at the first page of a session: the page of another site, the campaign. */
export function rememberVisit(): void {
  const referrer = document.referrer
  const isForeign = referrer !== '' && URL.parse(referrer)?.origin !== location.origin
  const query = [...new URLSearchParams(location.search)]
  const campaign = `${new URLSearchParams(query.filter(([name]) => /^utm_/.test(name)))}`
  if (!isForeign && !campaign) return
  try {
    if (sessionStorage.getItem(KEY)) return
    const visit = { referrer: isForeign ? referrer.slice(0, LONGEST) : '', campaign: campaign.slice(0, LONGEST) }
    sessionStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    // Where a browser keeps nothing, nothing is known.
  }
}
