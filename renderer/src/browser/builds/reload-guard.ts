import { RELOAD_GUARD } from '@vitrine/schemas/page-life'

/** Under this name stands when each path was loaded anew, and of which build: `{"/demo": [1795466519798, "3f09c2a4"]}`. */
const KEY = 'vitrine:reload'
/** In milliseconds, instead of `RELOAD_GUARD`, for a page that came back as it was: loading it anew did not help, and will not now. */
const QUIET_OF_BUILD = 600_000
const MOST_PATHS = 20

/** Where nothing can be stored: not when the page was just loaded anew. */
const isFirstLoad = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !== 'reload'

/**
 * Whether a page may be loaded anew by itself: once for a path within 10 s (R94), and within ten minutes only where it
 * is of another build by then. Whoever asks reloads: the answer is noted first, so that a page which fails again does
 * not reload for ever.
 *
 * @param build the id of the build that the page is of.
 */
export function mayReload(build: string, path = location.pathname, now = Date.now()): boolean {
  try {
    const stored: Record<string, readonly [number, string]> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const [at = Number.NaN, of] = stored[path] ?? []
    if (at <= now && now < at + (of === build ? QUIET_OF_BUILD : RELOAD_GUARD)) return false
    delete stored[path]
    const kept = [...Object.entries(stored).slice(1 - MOST_PATHS), [path, [now, build]]]
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
    return true
  } catch {
    return isFirstLoad()
  }
}
