import { loadChunk } from './builds/load-chunk.ts'
import { whenSeen } from './when-seen.ts'

/** Takes posters for the films of a part that have none, when they are seen. */
export const watchPosters = (part: ParentNode): void =>
  whenSeen<HTMLVideoElement>(part, 'video[data-poster="capture"]', (film) => {
    loadChunk(() => import('./stand-ins.ts')).then(
      ({ capturePoster }) => capturePoster(film),
      // It goes without.
      () => undefined,
    )
  })
