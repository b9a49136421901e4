/** Moves the focus to an element, which need not be one that can have it. The window stays where it is. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    // A title cannot be pressed: nothing is framed for who came by keyboard.
    element.style.outline = 'none'
  }
  element.focus({ preventScroll: true })
}

/** Moves the focus to a new page: to its place that was asked for, its title, or its beginning (R80). */
export function focusPage(target: Element | null): void {
  const place = target ?? document.querySelector('main h1') ?? document.getElementById('main')
  if (place instanceof HTMLElement) focus(place)
}

/** What on a new page is the same as an element of the one before it. */
function sameOn(main: Element, before: Element): HTMLElement | null {
  const find = (selector: string) => main.querySelector<HTMLElement>(selector)
  const href = before.getAttribute('href')
  const name = before.getAttribute('name')
  return (
    (before.id && find(`#${CSS.escape(before.id)}`)) ||
    (name && find(`${before.localName}[name="${CSS.escape(name)}"]`)) ||
    (href && find(`a[href="${CSS.escape(href)}"]`)) ||
    null
  )
}

/** Keeps the focus where it was, on a page that shows the same in another order or number (R80). */
export function keepFocus(before: Element | null): void {
  if (!before || before === document.body || before.isConnected) return
  const main = document.getElementById('main')
  if (main) focus(sameOn(main, before) ?? main)
}

/** A region that is there before something is said in it: one that comes with its text is not read. */
let region: HTMLElement | undefined

/** In milliseconds: what is focused is read first. */
const REST = 100

/** Makes the region that says which page was opened. */
export function startAnnouncing(): void {
  region = document.createElement('p')
  region.role = 'status'
  region.className = 'visually-hidden'
  document.body.append(region)
}

/** Says which page was opened (R80). */
export function announce(title: string): void {
  if (region) region.textContent = ''
  setTimeout(() => {
    if (region) region.textContent = title
  }, REST)
}
