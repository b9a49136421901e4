import { readSigned } from '../../../platform/signing/signing.ts'

/** What a submission looks like to who looks for spam. */
export interface Looks {
  /** The field that nobody sees. */
  readonly department?: string | undefined
  readonly startedAt?: string | undefined
  /** What stands in one line: names, company. */
  readonly lines: readonly string[]
  readonly message: string
}

export interface Suspicion {
  readonly score: number
  readonly reasons: readonly string[]
}

/** From this score on something is kept as spam, and no mail is sent. */
export const SPAM_SCORE = 4

const FASTEST = 3000
const SLOWEST = 24 * 60 * 60 * 1000

const links = /\b(?:https?:\/\/|www\.)\S/gi
const markup = /\[url[=\]]|<a\s|\[link[=\]]/i
const latin = /\p{Script=Latin}/u
const alike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** Words of letters that look alike in several scripts: `Раypal`. Units such as `µm` and `kΩ` are none. */
const isMixed = (word: string): boolean => word.length > 3 && latin.test(word) && alike.test(word)

function reasonOfTime(startedAt: string | undefined, secret: string, now: number): [string, number] | undefined {
  // A client of the API shows no form, so it cannot say when it was opened.
  if (!startedAt) return ['no-start', 1]
  const start = Number(readSigned(secret, 'start', startedAt) ?? Number.NaN)
  if (Number.isNaN(start)) return ['forged-start', 3]
  if (now - start < FASTEST) return ['too-fast', 3]
  return now - start > SLOWEST ? ['too-old', 2] : undefined
}

const scoreOfLinks = (count: number): number => (count > 5 ? 4 : count > 3 ? 3 : count > 1 ? 1 : 0)

/**
 * How much a submission looks like spam, and why (R197). One sign alone catches nobody but who fills in
 * the unseen field or writes markup of links; two or three together do.
 */
export function suspicionOf({ department, startedAt, lines, message }: Looks, secret: string, now: number): Suspicion {
  const signs: [reason: string, score: number][] = []
  if (department) signs.push(['unseen-field', 10])
  const time = reasonOfTime(startedAt, secret, now)
  if (time) signs.push(time)
  signs.push(['links', scoreOfLinks(message.match(links)?.length ?? 0)])
  if (lines.some((text) => text.match(links))) signs.push(['link-in-name', 3])
  if ([message, ...lines].some((text) => markup.test(text))) signs.push(['markup', 4])
  const mixed = [message, ...lines]
    .join(' ')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(isMixed).length
  if (mixed > 0) signs.push(['mixed-scripts', mixed > 1 ? 3 : 2])
  const counted = signs.filter(([, score]) => score > 0)
  return {
    score: counted.reduce((sum, [, score]) => sum + score, 0),
    reasons: counted.map(([reason]) => reason),
  }
}

export const isSpam = ({ score }: Suspicion): boolean => score >= SPAM_SCORE
