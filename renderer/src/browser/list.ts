import { loadOrReload } from './builds/reload-for-chunk.ts'
import { keepsLists, showList } from './list/show-list.ts'

/** Shows what is on the inquiry list, and loads the script of its page. */
export function watchList(): void {
  const page = document.querySelector<HTMLElement>('[data-list-page]')
  if (!keepsLists()) {
    page?.setAttribute('data-list-ready', '')
    return
  }
  showList()
  for (const type of ['storage', 'pageshow', 'vitrine:visit']) addEventListener(type, showList)
  if (page)
    loadOrReload(() => import('./list/page.ts')).then(
      ({ startPage }) => startPage(page),
      () => undefined,
    )
}
