import { loadChunk } from './builds/load-chunk.ts'

/** Takes posters for the films that have none, when they are seen. */
export function watchPosters(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLVideoElement) {
        seen.unobserve(target)
        loadChunk(() => import('./capture-poster.ts')).then(
          ({ capturePoster }) => capturePoster(target),
          // It goes without.
          () => undefined,
        )
      }
  })
  for (const video of document.querySelectorAll('video[data-poster="capture"]')) seen.observe(video)
}
