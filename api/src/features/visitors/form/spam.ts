import { type FormStart, startLife } from './form-start.ts'

/** What a submission looks like to who looks for spam. */
export interface Looks {
  /** The field that nobody sees. */
  readonly department?: string | undefined
  readonly start: FormStart
  /** Whether another message came with the same start. */
  readonly isStartUsed?: boolean
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
/** By how much the clocks of our machines may differ. */
const AHEAD = 5000

const links = /\b(?:https?:\/\/|www\.)\S/gi
const markup = /\[url[=\]]|<a\s|\[link[=\]]/i
const latin = /\p{Script=Latin}/u
const alike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** Words of letters that look alike in several scripts: `Раypal`. Units such as `µm` and `kΩ` are none. */
const isMixed = (word: string): boolean => word.length > 3 && latin.test(word) && alike.test(word)

function reasonOfTime({ start, isStartUsed = false }: Looks, now: number): [string, number] | undefined {
  // A form without script does not ask for a start, nor does a client of the API.
  if (start.kind !== 'signed') return start.kind === 'none' ? ['no-start', 1] : ['forged-start', 3]
  if (start.at > now + AHEAD) return ['forged-start', 3]
  if (now - start.at < FASTEST) return ['too-fast', 3]
  if (now - start.at > startLife) return ['too-old', 2]
  return isStartUsed ? ['used-start', 2] : undefined
}

const scoreOfLinks = (count: number): number => (count > 5 ? 4 : count > 3 ? 3 : count > 1 ? 1 : 0)

/**
 * How much a submission looks like spam, and why (R197). One sign alone catches nobody but who fills in
 * the unseen field or writes markup of links; two or three together do.
 */
export function suspicionOf(looks: Looks, now: number): Suspicion {
  const { department, lines, message } = looks
  const signs: [reason: string, score: number][] = []
  if (department) signs.push(['unseen-field', 10])
  const time = reasonOfTime(looks, now)
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
