import { loadChunk } from './builds/load-chunk.ts'
import { loadOrReload } from './builds/reload-for-chunk.ts'

function failed(image: HTMLImageElement): void {
  loadChunk(() => import('./stand-ins.ts')).then(
    ({ imageFailed }) => imageFailed(image),
    // The text that stands for it is shown by the browser.
    () => undefined,
  )
}

/** Watches for images that fail, those included that failed before this ran, and for the first that is enlarged. */
export function watchImages(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) failed(target)
    },
    true,
  )
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || target.dataset.enlarged === undefined) return
      // It is there without, and the next time that an image is enlarged the script is asked for again.
      loadOrReload(() => import('./enlarged/enlarged.ts')).then(
        ({ start }) => start(target),
        () => undefined,
      )
    },
    true,
  )
  for (const image of document.images) if (image.complete && !image.naturalWidth && image.currentSrc) failed(image)
}
