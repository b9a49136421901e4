const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-US', {
    ...fields,
    second: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    timeZone,
  })
  formats.set(timeZone, format)
  return format
}

/** What clocks of a zone show, as if it were UTC; milliseconds. */
function clockAt(at: number, timeZone: string): number {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const second = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  // Clocks of zones differ by whole seconds.
  return second + (((at % 1000) + 1000) % 1000)
}

const DAY = 24 * 60 * 60_000

/**
 * The moments at which the clocks of a zone show a time: one as a rule, none where they skip it (`2027-03-28T02:30` in
 * Berlin), two where they show it twice, the earlier one first.
 *
 * @param local `2027-03-28T09:00`, with seconds and their parts or without
 * @param timeZone a zone of the IANA database (`isTimeZone`)
 * @returns milliseconds; none where it is no date
 */
export function momentsOf(local: string, timeZone: string): readonly number[] {
  const clock = Date.parse(`${local}Z`)
  // `Date.parse` takes 31 February for 3 March.
  if (Number.isNaN(clock) || !new Date(clock).toISOString().startsWith(local.slice(0, 10))) return []
  const offsets = new Set([clock - DAY, clock, clock + DAY].map((near) => clockAt(near, timeZone) - near))
  return [...offsets]
    .map((offset) => clock - offset)
    .filter((at) => clockAt(at, timeZone) === clock)
    .toSorted((one, other) => one - other)
}

/** What the clocks of a zone show at a moment, to the minute: `2027-03-28T09:00`, as inputs of dates and times take it. */
export const localTimeAt = (at: number, timeZone: string): string =>
  new Date(clockAt(at, timeZone)).toISOString().slice(0, 16)

/** What people call a zone: the city that it is named for, `Ho Chi Minh` for `Asia/Ho_Chi_Minh`. */
export const cityOfZone = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
