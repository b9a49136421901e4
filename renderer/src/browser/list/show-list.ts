/** As `readList` takes it (schemas/inquiry-list): this is only looked at here, so that a page loads no more for it. */
interface Stored {
  readonly items?: readonly { readonly p?: unknown; readonly at?: number }[]
}

/** In seconds, after the last change. */
const LIFE = 2_592_000

/** The name of the list in the storage of the browser; nothing where the page knows no list. */
export const listKey = (): string | undefined => {
  const client = document.querySelector<HTMLElement>('[data-list]')?.dataset.list
  return client && `vitrine:list:${client}`
}

/** Whether the page knows a list, and this browser keeps anything: otherwise forms are posted, and the list stands in a cookie. */
export function keepsLists(): boolean {
  try {
    return !!(localStorage && listKey())
  } catch {
    return false
  }
}

/** What the browser keeps; nothing where it keeps none. */
const stored = (key: string): Stored => {
  try {
    return JSON.parse(localStorage[key] ?? '{}')
  } catch {
    return {}
  }
}

/** Writes how many products are on the list, and marks the buttons of those that are. */
export function showList(): void {
  const key = listKey()
  const items = (key && stored(key).items) || []
  const since = Date.now() / 1000 - LIFE
  const ids = items.some(({ at = 0 }) => at > since) ? items.map(({ p }) => p) : []
  for (const count of document.querySelectorAll('[data-list-count]'))
    count.textContent = ids.length ? `${ids.length}` : ''
  for (const button of document.querySelectorAll<HTMLElement>('[data-list-add]'))
    button.toggleAttribute('data-listed', ids.includes(button.dataset.listAdd))
}
