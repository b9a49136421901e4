/**
 * What the question about tags does by script; loaded when its page is touched: a choice is sent without leaving the
 * page, and the bar keeps away from what has the focus.
 */

/** Whether a reload would take something from the visitor that nothing brings back: chosen images, a sent form. */
const mustStay = (region: HTMLElement): boolean =>
  region.dataset.posted !== undefined ||
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
function showChoice(region: HTMLElement): void {
  const isBar = region.dataset.open !== undefined
  if (!mustStay(region)) {
    // The settings are not opened again.
    if (location.hash === `#${region.id}`) history.replaceState(history.state, '', address())
    location.reload()
  } else if (isBar) {
    delete region.dataset.open
    document.getElementById('main')?.focus({ preventScroll: true })
  } else location.hash = 'consent-settings'
}

/** Tags that run stop before the page is left: until then they write no more cookies. */
async function stopTags(): Promise<void> {
  const stopping: unknown[] = []
  dispatchEvent(new CustomEvent('vitrine:consent', { detail: stopping }))
  await Promise.all(stopping)
}

/** Sends a form of the question, and shows the page with what was chosen. */
async function choose(region: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (region.ariaBusy === 'true') return
  region.ariaBusy = 'true'
  const fields = new FormData(form, submitter)
  const isSent = await send(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])))
  region.ariaBusy = 'false'
  const problem = region.querySelector('[role=alert]')
  if (problem) problem.textContent = isSent ? '' : (region.dataset.failed ?? '')
  if (!isSent) return
  await stopTags()
  showChoice(region)
}

/** Brings the question to life, as the code of an island does. */
export function start(region: HTMLElement): void {
  region.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    choose(region, event.target, event.submitter)
  })
  region.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') region.querySelector<HTMLAnchorElement>('a[href="#consent-settings"]')?.click()
  })
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--consent-block-size', `${region.offsetHeight + 16}px`),
  ).observe(region)
}
