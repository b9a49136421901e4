import { ownPage } from '../own-page.ts'
import { isHalfFilled } from './half-filled.ts'
import { loadChunk } from './load-chunk.ts'
import { mayReload } from './reload-guard.ts'

/**
 * Loads the page anew because a part of its script did not come (R98): it may be of a build that is gone. Not where
 * something typed would be lost, nor again within seconds, nor without a line.
 */
export function reloadForChunk(): void {
  if (navigator.onLine && !isHalfFilled() && mayReload(ownPage().build ?? '')) location.reload()
}

/**
 * As `loadChunk`, for what a page cannot do without: where it does not come, the page may be loaded anew
 * (`reloadForChunk`).
 *
 * @throws what `load` throws, also where the page ends here.
 */
export const loadOrReload = <T>(load: () => Promise<T>): Promise<T> =>
  loadChunk(load).catch((error: unknown) => {
    reloadForChunk()
    throw error
  })
