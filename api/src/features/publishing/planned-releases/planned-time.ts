import { CallError } from '@vitrine/schemas'
import { momentsOf } from '@vitrine/schemas/format'
import type { Translator } from '../../../platform/language/translator.ts'

/** So far ahead a publish may be planned, in milliseconds: a year, and a day for leap years. */
const MOST_AHEAD = 366 * 24 * 60 * 60_000

/** When somebody wants something to happen. */
export interface WantedTime {
  /** A moment with its distance from UTC, or what clocks of the zone show. */
  readonly at: string
  readonly timeZone: string
}

/**
 * The moment that is meant, in milliseconds. Of a time that clocks show twice it is the first.
 *
 * @throws CallError `invalid_request` where it is no date, the clocks skip it, it is past or too far ahead
 */
export function plannedTime({ at, timeZone }: WantedTime, t: Translator, now = Date.now()): number {
  const refused = (key: string) => new CallError('invalid_request', { fields: { at: t(key, { timeZone }) } })
  const isMoment = /(?:Z|[+-]\d{2}:\d{2})$/.test(at)
  const local = isMoment ? at.replace(/(?:Z|[+-]\d{2}:\d{2})$/, '') : at
  // Of a date that there is none, such as 31 February, no clock shows any time; UTC skips none.
  if (momentsOf(local, 'UTC').length === 0) throw refused('problem.plannedNoDate')
  const [moment] = isMoment ? [Date.parse(at)] : momentsOf(at, timeZone)
  if (moment === undefined || Number.isNaN(moment)) throw refused('problem.plannedSkipped')
  if (moment <= now) throw refused('problem.plannedPast')
  if (moment > now + MOST_AHEAD) throw refused('problem.plannedTooFar')
  return moment
}
