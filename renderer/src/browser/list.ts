import { loadChunk, reloadForChunk } from './builds/load-chunk.ts'
import { listKey, showList } from './list/show-list.ts'

/** Whether this browser keeps anything: otherwise forms are posted, and the list stands in a cookie. */
function keepsLists(): boolean {
  try {
    return !!localStorage
  } catch {
    return false
  }
}

/** Shows what is on the inquiry list, adds to it, and loads the script of its page. */
export function watchList(): void {
  const page = document.querySelector<HTMLElement>('[data-list-page]')
  if (!keepsLists() || !listKey()) {
    page?.setAttribute('data-list-ready', '')
    return
  }
  showList()
  for (const type of ['storage', 'pageshow', 'vitrine:visit']) addEventListener(type, showList)
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[data-list-add]')
    if (!button) return
    event.preventDefault()
    loadChunk(() => import('./list/add.ts')).then(
      ({ add }) => add(button),
      () => button.form?.requestSubmit(button),
    )
  })
  if (page) loadChunk(() => import('./list/page.ts')).then(({ startPage }) => startPage(page), reloadForChunk)
}
