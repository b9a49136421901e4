import { MOST_NUMBER_DAYS } from '@vitrine/schemas'

/** Spans that end today, in days. */
export const spanLengths = [7, 28, 90] as const
type SpanLength = (typeof spanLengths)[number]

/** Days from the first to the last one: `2026-03-01`. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

/** What is shown: a span that ends today, or one of somebody's own. */
export interface ChosenSpan {
  readonly choice: `${SpanLength}` | 'own'
  /** As it stands in the fields, for a span of one's own: it may make no sense. */
  readonly typed: DaySpan
  /** Nothing where the fields make no sense. */
  readonly span: DaySpan | undefined
}

const DAY = 24 * 60 * 60 * 1000
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text))

/** A day so many days later, or earlier. */
const addDays = (day: string, count: number): string => new Date(timeOf(day) + count * DAY).toISOString().slice(0, 10)

/** How many days a span has. */
export const lengthOf = ({ from, to }: DaySpan): number => Math.round((timeOf(to) - timeOf(from)) / DAY) + 1

/** The span of the same length that ends on the day before. */
export const spanBefore = (span: DaySpan): DaySpan => ({
  from: addDays(span.from, -lengthOf(span)),
  to: addDays(span.from, -1),
})

/** The day that it is in a time zone. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The longest span that can be compared with the one before. */
const LONGEST = Math.floor(MOST_NUMBER_DAYS / 2)

const isSpan = ({ from, to }: DaySpan): boolean =>
  isDay(from) && isDay(to) && from <= to && lengthOf({ from, to }) <= LONGEST

/** What the address asks for; the last 28 days where it asks for nothing that there is. */
export function spanIn(query: URLSearchParams, today: string): ChosenSpan {
  const asked = query.get('span')
  if (asked === 'own') {
    const typed = { from: query.get('from') ?? addDays(today, -27), to: query.get('to') ?? today }
    return { choice: 'own', typed, span: isSpan(typed) ? typed : undefined }
  }
  const length = spanLengths.find((one) => String(one) === asked) ?? 28
  const span = { from: addDays(today, 1 - length), to: today }
  return { choice: `${length}`, typed: span, span }
}
