import { directionOf } from '@vitrine/schemas'
import { masksIn } from '../masks/mask-text.ts'
import type { TranslationCheck } from './translation-check.ts'

const [LRI, PDI] = ['\u2066', '\u2069']
const isolates = /[\u2066-\u2068]/
const embedding = /[\u202a-\u202e]/g

/** A text in which each isolate is closed, and nothing else is. */
function balanced(text: string): string {
  let open = 0
  let result = ''
  for (const letter of text) {
    if (isolates.test(letter)) open += 1
    if (letter === PDI && open === 0) continue
    if (letter === PDI) open -= 1
    result += letter
  }
  return result + PDI.repeat(open)
}

/** Marks that hold until another one comes, which a cut text loses: isolates that are closed replace them. */
const rightMarks = (text: string): string => balanced(text.replaceAll(embedding, ''))

/** Marks of direction that are not closed, or reach beyond the text. */
export const directionMarks: TranslationCheck = {
  id: 'direction-marks',
  fails: (_source, target) => rightMarks(target) !== target,
  mend: (_source, target) => rightMarks(target),
}

/** Latin letters with digits and signs: `C++`, `+49 30 12`, `12 mm`, `M12 (8.8)`. */
const latinRun =
  /[+#−-]?[\p{Script=Latin}\d](?:[\p{Script=Latin}\p{M}\d+#%°&./:×_,'’()-]| (?=[(+#]?[\p{Script=Latin}\d]))*/gu

/**
 * Where a run begins with a number or ends in a sign, it is shown in another order among letters from the right. A number
 * that letters follow at once is not: `6g`.
 */
const isMixed = (run: string): boolean =>
  /\p{Script=Latin}/u.test(run)
    ? run.length > 1 && /^[+#−-]|^\d(?!(?:[\d.,:/]*\d)?\p{Script=Latin})|[+#%°)]$/u.test(run)
    : /^[+−-]\d|\d [\d(]/u.test(run)

/** The end of a sentence belongs to it, and not to the word before it; so does a bracket that was opened before. */
function trimmed(run: string): string {
  const body = run.replace(/[.,:'’/_&-]+$/u, '')
  return body.endsWith(')') && !body.includes('(') ? body.slice(0, -1) : body
}

function isolated(text: string): string {
  const untouched = masksIn(text).filter(({ kind }) => ['tag', 'url', 'mail', 'file', 'placeholder'].includes(kind))
  let depth = 0
  let result = ''
  let end = 0
  for (const match of text.matchAll(latinRun)) {
    const before = text.slice(end, match.index)
    for (const letter of before)
      depth = isolates.test(letter) ? depth + 1 : Math.max(0, letter === PDI ? depth - 1 : depth)
    result += before
    const run = trimmed(match[0])
    const isTaken = untouched.some(
      ({ at, value }) => at < match.index + match[0].length && match.index < at + value.length,
    )
    result += depth === 0 && !isTaken && isMixed(run) ? LRI + run + PDI : run
    result += match[0].slice(run.length)
    end = match.index + match[0].length
  }
  return result + text.slice(end)
}

/** Latin words with numbers in a text from the right stand in isolates, so that they are read in their order. */
export const isolatedLatin: TranslationCheck = {
  id: 'isolated-latin',
  fails: (_source, target, { to }) => directionOf(to) === 'rtl' && isolated(target) !== target,
  mend: (_source, target) => isolated(target),
}
