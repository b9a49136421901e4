/**
 * What pages of sites with tags load besides: it starts the tags that were agreed to, sends a choice without leaving
 * the page, and keeps the bar away from what has the focus. Sites without tags never load it.
 */
import { recordOpening } from './opening.ts'
import { countPage, startTags, stopTags, type Tags } from './tags.ts'

const region = document.querySelector<HTMLElement>('[data-consent]')
const tags: Tags | undefined = JSON.parse(document.getElementById('tags')?.textContent ?? 'null') ?? undefined

/** The choice as it stands now, which another tab may have made: `1.am.cookies@2`. */
const chosen = (): string => /(?:^|; )vitrine_consent=1\.([a-z]+)/.exec(document.cookie)?.[1] ?? ''

/** Whether a reload would take something from the visitor that nothing brings back: chosen images, a sent form. */
const mustStay = (): boolean =>
  region?.dataset.posted !== undefined ||
  document.querySelector('[name=keptImages]') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].some(({ files }) => files?.length)

const address = (): string => location.pathname + location.search

async function send(body: URLSearchParams): Promise<boolean> {
  try {
    const { type } = await fetch(address(), { method: 'POST', body, redirect: 'manual' })
    // What was taken leads back to the page.
    return type === 'opaqueredirect'
  } catch {
    return false
  }
}

/** The page with what was chosen: its policy lets tags in, or no longer does. Its place and its referrer stay. */
function showChoice(): void {
  const isBar = region?.dataset.open !== undefined
  if (!mustStay()) {
    // The settings are not opened again.
    if (location.hash === `#${region?.id}`) history.replaceState(history.state, '', address())
    location.reload()
  } else if (isBar) {
    delete region?.dataset.open
    document.getElementById('main')?.focus({ preventScroll: true })
  } else location.hash = 'consent-settings'
}

async function choose(event: SubmitEvent): Promise<void> {
  event.preventDefault()
  if (!region || !(event.target instanceof HTMLFormElement) || region.ariaBusy === 'true') return
  region.ariaBusy = 'true'
  const fields = new FormData(event.target, event.submitter)
  const isSent = await send(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])))
  region.ariaBusy = 'false'
  const problem = region.querySelector('[role=alert]')
  if (problem) problem.textContent = isSent ? '' : (region.dataset.failed ?? '')
  if (!isSent) return
  // Before the page is left: what runs until then writes no more cookies.
  if (tags) stopTags(tags, chosen())
  showChoice()
}

if (region) {
  region.addEventListener('submit', choose)
  region.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') region.querySelector<HTMLAnchorElement>('a[href="#consent-settings"]')?.click()
  })
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--consent-block-size', `${region.offsetHeight + 16}px`),
  ).observe(region)
}

if (tags) {
  startTags(tags)
  if (tags.choice.includes('a')) recordOpening(tags.client)
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
