/**
 * What pages of sites with tags load besides: it starts the tags that were agreed to, and keeps the bar away from what
 * has the focus. What sends a choice comes when somebody is near the question. Sites without tags never load it.
 */
import { chosen, countPage, startTags, stopTags, type Tags } from './tags.ts'

const region = document.querySelector<HTMLElement>('[data-consent]')
const tags: Tags | undefined = JSON.parse(document.getElementById('tags')?.textContent ?? 'null') ?? undefined

if (region) {
  const load = () => import('./choose.ts')
  const near = () => {
    load().catch(() => undefined)
  }
  region.addEventListener('pointerover', near)
  region.addEventListener('focusin', near)
  const send = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    load().then(
      ({ choose }) => choose(region, form, submitter, tags),
      () => {
        // As without script.
        region.removeEventListener('submit', send)
        form.requestSubmit(submitter)
      },
    )
  }
  region.addEventListener('submit', send)
  region.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') region.querySelector<HTMLAnchorElement>('a[href="#consent-settings"]')?.click()
  })
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--consent-block-size', `${region.offsetHeight + 16}px`),
  ).observe(region)
}

if (tags) {
  startTags(tags)
  // Who came from a marketing e-mail.
  if (tags.choice.includes('a') && /[?&]marketingEmailId=/.test(location.search))
    import('./opening.ts').then(
      ({ recordOpening }) => recordOpening(tags.client),
      // A visit that is not noted is no failure for whoever visits.
      () => undefined,
    )
  // The choice may be another one since: made in another tab, or before somebody came back to a page that was kept.
  const check = () => {
    const now = chosen()
    if (now !== tags.choice) stopTags(tags, now)
  }
  addEventListener('pageshow', ({ persisted }) => persisted && check())
  document.addEventListener('visibilitychange', check)
  let address = location.href
  addEventListener('vitrine:visit', () => {
    const before = address
    address = location.href
    if (chosen() === tags.choice) countPage(tags, before)
    else check()
  })
}
