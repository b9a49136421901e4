import type { PropsOf } from '../derive/props-of.ts'
import type { SchemaNode } from '../keywords.ts'

/** How a site writes days (R227): in which zone they begin, and by which calendar they are counted. */
export const datesProperties = {
  /** A zone of the IANA database: `Asia/Shanghai`; UTC when left out. */
  timeZone: { type: 'string', maxLength: 64, format: 'time-zone' },
  /** The one that contracts are dated by everywhere, which counts when left out, or that of the language that is read. */
  calendar: { enum: ['gregory', 'local'] },
} as const satisfies Readonly<Record<string, SchemaNode>>

type CalendarChoice = PropsOf<typeof datesProperties.calendar>

export interface Dates {
  readonly timeZone: string
  readonly calendar: CalendarChoice
}

/** How days are written where no owner said otherwise. */
export const plainDates: Dates = { timeZone: 'UTC', calendar: 'gregory' }

/** What an owner says of it; what is left out is as everywhere else. */
interface GivenDates {
  readonly timeZone?: string | undefined
  readonly calendar?: CalendarChoice | undefined
}

/** The same of a site, as its owner says it. */
export const datesOf = ({ timeZone = plainDates.timeZone, calendar = plainDates.calendar }: GivenDates): Dates => ({
  timeZone,
  calendar,
})

/**
 * The calendars that days are counted by where a language is at home, by the tag or what it begins with. Written out,
 * since engines do not agree on what they would take. Those stand here that every engine can write: Chromium has no names for
 * the months of the Hebrew one.
 */
const calendars: Readonly<Record<string, string>> = {
  'ar-SA': 'islamic-umalqura',
  fa: 'persian',
  hi: 'indian',
  ja: 'japanese',
  th: 'buddhist',
  'zh-Hant-TW': 'roc',
  'zh-TW': 'roc',
}

/** The calendar of a language, as `Intl` names it: `calendarOf('fa', 'local')` is `persian`. */
export function calendarOf(language: string, choice: CalendarChoice): string {
  if (choice === 'gregory') return choice
  for (let tag = language; tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const own = Object.hasOwn(calendars, tag) ? calendars[tag] : undefined
    if (own !== undefined) return own
  }
  return 'gregory'
}

/** Whether a text names a zone of the IANA database. Distances from UTC (`+08:00`) are none: they know no summer. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}
