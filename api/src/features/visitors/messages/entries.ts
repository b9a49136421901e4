import type { FilledQuestion, sendInquiry } from '@vitrine/schemas'
import { paragraph } from '../form/normalize-text.ts'
import type { NewEntry } from './conversation.queries.ts'

const LONGEST_PAST = 7 * 24 * 60 * 60 * 1000

/** When something was said: the clock of a visitor may be wrong, and then it counts as said now. */
function timeOf(at: string | undefined, now: number): number {
  const time = Date.parse(at ?? '')
  return time <= now && time > now - LONGEST_PAST ? time : now
}

/** A conversation as it was sent, in its normal form; what says nothing is left out. */
export const entriesOfQuestion = (
  { entries = [] }: FilledQuestion<typeof sendInquiry>,
  now: number,
): readonly NewEntry[] =>
  entries
    .map(({ kind, text, key, at }) => ({ kind, text: paragraph(text), key, at: timeOf(at, now) }))
    .filter(({ text }) => text !== '')
