import { loadChunk } from './builds/load-chunk.ts'

/** Prints and shares by buttons of the page, and writes its address on what is printed, with all that is chosen. */
export function watchPaper(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-print], [data-share]')
    if (!button) return
    if (button.dataset.share === undefined) print()
    else loadChunk(() => import('./share.ts')).then(({ share }) => share(button))
  })
  addEventListener('beforeprint', () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-printed-address]')) {
      place.textContent = location.href
      const day = place.nextElementSibling
      // How days are written stands in the page, as for those that the server wrote (R227).
      if (day instanceof HTMLElement)
        day.textContent = new Intl.DateTimeFormat(
          document.documentElement.lang,
          JSON.parse(day.dataset.today ?? '{}'),
        ).format()
    }
  })
}
