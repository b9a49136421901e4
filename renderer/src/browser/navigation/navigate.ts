/**
 * Shows another page of the site in the place of this one. Loaded when somebody comes near a link. Whatever goes wrong
 * before the page is exchanged ends in a document of its own, as without script.
 */
import { isFormFilled, isHalfFilled } from '../builds/half-filled.ts'
import { hasDraft } from '../form/typed-text.ts'
import { findPage, preparePage } from './find-page.ts'
import { focusPage, keepFocus, startAnnouncing } from './focus.ts'
import { noteSeen } from './note-seen.ts'
import { comeBack, enter, newKey, noteScroll, placeOf, shownPage } from './places.ts'
import { showProgress } from './progress.ts'
import { showPage, styleTransitions } from './show-page.ts'
import { isSoft, pathOf, softTarget } from './soft-target.ts'

type StartPart = (part: ParentNode) => void

/** In milliseconds: who moves over a link on the way to another one does not mean it. */
const REST = 65

let startPart: StartPart = () => undefined
/** Which page is asked for: one that was asked for earlier is not shown any more. */
let turn = 0
/** The path of the page that is shown. */
let path = ''
let hovered: ReturnType<typeof setTimeout> | undefined

/** Takes over the history of the page. To be called once. */
export function start(startNew: StartPart): void {
  startPart = startNew
  path = location.pathname
  const key: number = history.state?.page ?? newKey()
  history.replaceState({ ...history.state, page: key }, '')
  enter(key)
  noteScroll()
  addEventListener('scroll', noteScroll, { passive: true })
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  // The browser restores a page that is loaded anew.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  styleTransitions()
  startAnnouncing()
  document.addEventListener('submit', submit)
  addEventListener('popstate', ({ state }) => back(state))
}

/** Prepares the page that somebody is about to go to. */
export function approach({ type, target }: Event): void {
  clearTimeout(hovered)
  const url = softTarget(target)
  if (url) hovered = setTimeout(() => preparePage(url), type === 'pointerover' ? REST : 0)
}

/** A form that asks for a page: filters, the order of a list, a search. */
function submit(event: SubmitEvent): void {
  const { target: form, submitter, defaultPrevented } = event
  if (defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get' || form.target) return
  const url = new URL(form.action)
  url.search = `${new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]))}`
  if (!isSoft(url)) return
  event.preventDefault()
  go(url)
}

/** What lies over the page is closed: it belongs to the one that is left. */
function closeOverlays(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  for (const open of document.querySelectorAll('dialog[open]')) if (open instanceof HTMLDialogElement) open.close()
  for (const open of document.querySelectorAll('header details[open]')) open.removeAttribute('open')
}

const targetOf = ({ hash }: { readonly hash: string }): Element | null => {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

const withoutHash = ({ href }: { readonly href: string }): string => href.replace(/#.*/, '')

/** The next page after an update is a document of the new build, unless something that is typed would be lost (R93, R96). */
const isUpdated = (): boolean => document.documentElement.dataset.newBuild !== undefined && !isHalfFilled()

/** Whether a document of a page that was left would not show what was done on it: typed texts are kept in the tab, images are not. */
const wouldLose = (page: Element): boolean =>
  [...page.querySelectorAll('form')].some(
    (form) => isFormFilled(form) && (form.querySelector('[data-image]') || !hasDraft(form.dataset.form ?? '')),
  )

/** Loads the page that Back or Forward leads to as a document. The browser scrolls it as far as this one is. */
function loadAt({ x, y }: { readonly x: number; readonly y: number }): void {
  document.body.style.minBlockSize = `${y + innerHeight}px`
  scrollTo({ left: x, top: y, behavior: 'instant' })
  location.reload()
}

/** Goes to a page of the site (R80, R101, R102). */
export async function go(url: URL): Promise<void> {
  const mine = ++turn
  const isWanted = () => mine === turn
  if (isUpdated()) return location.assign(url)
  closeOverlays()
  const stop = showProgress()
  try {
    const { url: found, view } = await findPage(url)
    if (!isWanted()) return
    if (!view) return location.assign(found)
    const isSame = withoutHash(found) === withoutHash(location)
    const staysInPlace = !isSame && found.pathname === location.pathname && found.hash === ''
    await showPage({
      view,
      isWanted,
      startPart,
      enter() {
        const key = newKey()
        history[isSame && !location.hash ? 'replaceState' : 'pushState']({ page: key }, '', found)
        enter(key)
        path = found.pathname
      },
      scroll() {
        const target = targetOf(found)
        if (target) target.scrollIntoView({ behavior: 'instant' })
        else if (!staysInPlace) scrollTo({ top: 0, left: 0, behavior: 'instant' })
      },
      isAtTop: !staysInPlace && found.hash === '',
      focus: (before) => (staysInPlace ? keepFocus(before) : focusPage(targetOf(found))),
    })
    if (isWanted()) noteSeen(pathOf(found))
  } catch (error) {
    console.warn('page not shown:', error)
    if (isWanted()) location.assign(url)
  } finally {
    stop()
  }
}

/** Goes to another place on the page that is shown. */
function goOnPage(place: { readonly x: number; readonly y: number } | undefined): void {
  // A place that was not there before was gone to by the browser.
  if (place) scrollTo({ left: place.x, top: place.y, behavior: 'instant' })
  else history.replaceState({ ...history.state, page: newKey() }, '')
  enter(history.state.page, shownPage())
}

/** Shows the page that Back or Forward leads to, as it was left (R80). */
async function back(state: { readonly page?: number } | null): Promise<void> {
  const mine = ++turn
  const isWanted = () => mine === turn
  const key = state?.page
  const place = key === undefined ? undefined : placeOf(key)
  if (key === undefined ? location.pathname === path : place?.page === shownPage()) return goOnPage(place)
  // The document was loaded anew since: what was there before is gone.
  if (key === undefined || !place) return location.reload()
  const { x, y, page } = place
  const left = comeBack(page)
  if (isUpdated() && !(left && wouldLose(left.view.main))) return loadAt(place)
  closeOverlays()
  const stop = showProgress()
  try {
    const { view } = await findPage(new URL(location.href), left?.view)
    if (!isWanted()) return
    if (!view) return loadAt(place)
    await showPage({
      view,
      isWanted,
      // What was kept was started before.
      startPart: left ? () => undefined : startPart,
      enter() {
        enter(key)
        path = location.pathname
      },
      scroll: () => scrollTo({ left: x, top: y, behavior: 'instant' }),
      isAtTop: false,
      focus() {
        const { focused } = left ?? {}
        if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
        else focusPage(null)
      },
    })
  } catch (error) {
    console.warn('page not shown:', error)
    if (isWanted()) location.reload()
  } finally {
    stop()
  }
}
