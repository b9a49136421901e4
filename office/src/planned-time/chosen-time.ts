import { localTimeAt, momentsOf } from '@vitrine/schemas/format'

/** A time as somebody chooses it: what clocks of a zone show. */
export interface ChosenTime {
  /** `2027-03-03`; empty while none is chosen. */
  readonly date: string
  /** `09:00` */
  readonly time: string
  readonly timeZone: string
}

/** What is meant by it: a moment in milliseconds, or why there is none. */
export type ReadTime =
  | { readonly at: number; readonly isTwice: boolean }
  | { readonly problem: 'missing' | 'skipped' | 'past' | 'tooFar' }

const DAY = 24 * 60 * 60_000

/** As the service reads it: at most a year ahead, and the first of two moments where clocks show it twice. */
export function readTime({ date, time, timeZone }: ChosenTime, now: number): ReadTime {
  if (date === '' || time === '') return { problem: 'missing' }
  const [at, second] = momentsOf(`${date}T${time}`, timeZone)
  if (at === undefined) return { problem: 'skipped' }
  if (at <= now) return { problem: 'past' }
  if (at > now + 366 * DAY) return { problem: 'tooFar' }
  return { at, isTwice: second !== undefined }
}

/** A moment as it stands in the controls. */
export function chosenAt(at: number, timeZone: string): ChosenTime {
  const [date = '', time = ''] = localTimeAt(at, timeZone).split('T')
  return { date, time, timeZone }
}

/** What is offered first: tomorrow morning. */
export const tomorrowMorning = (timeZone: string, now: number): ChosenTime => ({
  ...chosenAt(now + DAY, timeZone),
  time: '09:00',
})

/** The zone of the site, where its owner named one; else that of this browser. */
export const usualZone = (siteZone: string | undefined): string =>
  siteZone !== undefined && siteZone !== 'UTC' ? siteZone : Intl.DateTimeFormat().resolvedOptions().timeZone
