/**
 * The page of the inquiry list, where the browser keeps it: the server draws what is sent to it, applies what is typed
 * or pressed, and forgets it again; the browser stores what comes back. Without this script the same forms are posted,
 * and the list stands in a cookie.
 */
import { readList, writeList } from '@vitrine/schemas/inquiry-list'
import { loadSelects } from '../selects.ts'
import { listKey } from './show-list.ts'
import { clearSent, markSending, now, storedList, storeList } from './stored-list.ts'

const fieldsIn = (page: ParentNode) =>
  page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-list-field]')
const typedIn = (page: ParentNode): string =>
  JSON.stringify([...fieldsIn(page)].map(({ name, value }) => [name, value]))

/** The list as a page was drawn with it. */
const drawnIn = (page: ParentNode) => readList(page.querySelector<HTMLInputElement>('input[name=list]')?.value, now())

/** What is sent: all fields but images, and the list as the browser keeps it by now. */
function questionOf(page: HTMLElement, button: string): URLSearchParams {
  const form = page.querySelector('form')
  const texts = form
    ? [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : []
  const question = new URLSearchParams(texts)
  const { removed } = drawnIn(page)
  question.set('form', 'inquiry')
  question.set('list', writeList({ ...storedList(), removed }))
  question.set('keep', 'browser')
  question.set('do', button)
  return question
}

/** Draws what came back; what was typed into the rest of the form stays, and its script goes on. */
function replace(page: HTMLElement, fresh: HTMLElement): void {
  const [items, newItems] = [page, fresh].map((one) => one.querySelector<HTMLElement>('[data-list-items]'))
  if (!items || !newItems) {
    page.replaceChildren(...fresh.childNodes)
    loadSelects(page)
    // What was typed before is filled in by the script of forms, which this wakes.
    page.querySelector('form[data-form]')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    return
  }
  const [changes, newChanges] = [items, newItems].map((one) => one.querySelector<HTMLElement>('[data-list-changes]'))
  items.replaceWith(newItems)
  // A status is heard when it changes in its place.
  if (changes && newChanges) {
    newChanges.replaceWith(changes)
    changes.className = newChanges.className
    changes.replaceChildren(...newChanges.childNodes)
  }
}

/** Where the focus was, found again after the page was drawn anew; else the way to undo what took it away. */
function refocus(page: HTMLElement, active: Element | null): void {
  if (!active || page.contains(document.activeElement)) return
  const named = [...page.querySelectorAll<HTMLElement>('input, textarea, select, button')].find(
    (one) =>
      one.getAttribute('name') === active.getAttribute('name') &&
      (!(active instanceof HTMLButtonElement) || one.getAttribute('value') === active.value),
  )
  const next = named ?? page.querySelector<HTMLElement>('[value=undo]') ?? page.querySelector<HTMLElement>('a, button')
  next?.focus()
}

/** Starts the script of the page. To be called once. */
export function startPage(page: HTMLElement): void {
  const ready = () => page.setAttribute('data-list-ready', '')
  let latest = 0

  async function ask(button: string): Promise<void> {
    latest += 1
    const own = latest
    const typed = typedIn(page)
    const answer = await fetch(location.href, { method: 'POST', body: questionOf(page, button) })
    const text = await answer.text()
    const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector<HTMLElement>('[data-list-page]')
    if (!fresh || !answer.ok) throw new Error(`The list was not drawn: ${answer.status}`)
    if (own !== latest) return
    storeList(drawnIn(fresh))
    // Somebody typed on meanwhile.
    if (typedIn(page) !== typed) return ask('update')
    const active = page.contains(document.activeElement) ? document.activeElement : null
    replace(page, document.adoptNode(fresh))
    refocus(page, active)
  }
  const change = (button: string) =>
    ask(button)
      .catch((error: unknown) => {
        console.error('list failed:', error)
        const said = page.querySelector('[data-list-changes]')
        const failed = document.createElement('p')
        failed.textContent = page.dataset.failed ?? ''
        said?.append(failed)
      })
      .then(ready)

  if (page.dataset.listSent !== undefined) {
    clearSent()
    return
  }
  // A form that came back was sent with the list, and what was typed into it is applied.
  if (page.dataset.listPage === 'posted') {
    storeList(drawnIn(page))
    ready()
  } else if (storedList().items.length > 0 || drawnIn(page).items.length > 0) change('show')
  else ready()

  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[name=do]')
    if (!button) return
    event.preventDefault()
    change(button.value)
  })
  page.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.listField !== undefined) change('update')
  })
  page.addEventListener('keydown', (event) => {
    const { target, key } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.dataset.listField === undefined) return
    event.preventDefault()
    change('update')
  })
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof Node && page.contains(target))) return
    // What is still being answered was sent with the form; stored now, it would look like a change since.
    latest += 1
    markSending()
  })
  addEventListener('storage', ({ key }) => {
    if (key === listKey()) change('show')
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) change('show')
  })
}
