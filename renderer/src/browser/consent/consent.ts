/** What pages load besides where a visitor agreed to tags: it starts them. All other pages never load it. */
import { chosen, startTags, type Tags, updateConsent } from './tags.ts'

const tags: Tags | null = JSON.parse(document.getElementById('tags')?.textContent ?? 'null')
const nothing = () => undefined

if (tags) {
  const { choice, client } = tags
  const running = () => import('./running-tags.ts')
  startTags(tags)
  // Who came from a marketing e-mail. A visit that is not noted is no failure for whoever visits.
  if (choice.includes('a') && location.search.includes('marketingEmailId='))
    import('./opening.ts').then(({ recordOpening }) => recordOpening(client), nothing)
  // The choice may be another one since: made in another tab, or before somebody came back to a page that was kept.
  const check = async () => {
    const now = chosen()
    if (now === choice) return
    // At once, whatever becomes of the rest, which is tried again at the next look.
    updateConsent(now)
    await running().then(({ stopTags }) => stopTags(tags, now), nothing)
  }
  addEventListener('vitrine:consent', (event) => (event as CustomEvent<unknown[]>).detail.push(check()))
  addEventListener('pageshow', check)
  document.addEventListener('visibilitychange', check)
  let address = location.href
  addEventListener('vitrine:visit', () => {
    const page = { page_location: location.href, page_title: document.title, page_referrer: address }
    address = location.href
    if (chosen() === choice) running().then(({ countPage }) => countPage(tags, page), nothing)
    else check()
  })
}
