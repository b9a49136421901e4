import { loadChunk } from './builds/load-chunk.ts'

/** Watches download links. The policy of the page lets only our own origin and its stores be read. */
export function watchDownloads(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-download]')
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!link || !plain) return
    event.preventDefault()
    loadChunk(() => import('./save-download.ts')).then(
      ({ saveDownload }) => saveDownload(link),
      () => location.assign(link.href),
    )
  })
}
