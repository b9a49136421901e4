/** Sends a choice without leaving the page; loaded when somebody comes near the question. */
import { chosen, stopTags, type Tags } from './tags.ts'

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

/**
 * Sends a form of the question, and shows the page with what was chosen.
 *
 * @param tags those that run already.
 */
export async function choose(
  region: HTMLElement,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  tags: Tags | undefined,
): Promise<void> {
  if (region.ariaBusy === 'true') return
  region.ariaBusy = 'true'
  const fields = new FormData(form, submitter)
  const isSent = await send(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])))
  region.ariaBusy = 'false'
  const problem = region.querySelector('[role=alert]')
  if (problem) problem.textContent = isSent ? '' : (region.dataset.failed ?? '')
  if (!isSent) return
  // Before the page is left: what runs until then writes no more cookies.
  if (tags) stopTags(tags, chosen())
  showChoice(region)
}
