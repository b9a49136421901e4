import { POLL_INTERVAL } from '@vitrine/schemas/page-life'
import { ownPage } from '../own-page.ts'
import { loadChunk } from './load-chunk.ts'

/**
 * Follows the builds from a page (R91–R93): what asks whether there is a newer one is loaded when it is time to ask for
 * the first time.
 */
export function followBuilds(): void {
  const interval = Number(ownPage().poll) || POLL_INTERVAL
  const later = () => {
    loadChunk(() => import('./announce-builds.ts')).then(({ announceBuilds }) => announceBuilds(interval), followBuilds)
  }
  setTimeout(later, interval)
}
