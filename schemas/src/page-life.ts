/** A path is reloaded by us at most once in this time, in milliseconds (R94). */
export const RELOAD_GUARD = 10_000
/** How many routes may be preloaded at the same time: exactly this many (R105, T13). */
export const MAX_PRELOADS = 4
/** The build manifest is fetched this long after load, in milliseconds, but not on slow-2g (R100). */
export const MANIFEST_DELAY = 1000
/** The interval in which `builds/latest.json` is polled, in milliseconds (R92). */
export const POLL_INTERVAL = 3_600_000
