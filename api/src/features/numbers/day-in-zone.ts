const MINUTE = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()
/** The last minute that was asked for, by time zone: most ask for the present one. */
const lastDays = new Map<string, { readonly minute: number; readonly day: string }>()

/** No more zones than these are known; a bound for what is remembered. */
const MOST_ZONES = 700

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  if (formats.size >= MOST_ZONES) formats.clear()
  formats.set(timeZone, format)
  return format
}

/**
 * The day that it is in a time zone: `2026-03-15`.
 *
 * @param at in milliseconds since 1970.
 * @param timeZone of the IANA database.
 */
export function dayInZone(at: number, timeZone: string): string {
  const minute = Math.floor(at / MINUTE)
  const last = lastDays.get(timeZone)
  if (last?.minute === minute) return last.day
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`
  if (lastDays.size >= MOST_ZONES) lastDays.clear()
  lastDays.set(timeZone, { minute, day })
  return day
}

/** Whether a text that looks like a day is one: `2026-02-30` is none. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A day so many days later, or earlier: `addDays('2026-03-01', -1)` is `2026-02-28`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * 60 * MINUTE).toISOString().slice(0, 10)
