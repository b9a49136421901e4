import { masksIn, replaceMasks } from '../masks/mask-text.ts'
import type { TranslationCheck } from './translation-check.ts'

const NARROW = '\u202f'
const FIXED = '\u00a0'

/** Turns the words of a text into others, and leaves what stays as it is. */
function inWords(text: string, change: (words: string) => string): string {
  const kept = masksIn(text).filter(({ kind }) => kind !== 'measure' && kind !== 'number')
  // A private-use letter for each, so that what stands beside it is seen.
  const values: string[] = []
  const held = replaceMasks(text, kept, ({ value }) => {
    values.push(value)
    return '\ue000'
  })
  if (held.split('\ue000').length - 1 !== values.length) return text
  let n = 0
  return change(held).replaceAll('\ue000', () => values[n++] ?? '')
}

/** In French a narrow space that does not break stands before ; ! ? and within « », a common one before a colon. */
const french = (words: string): string =>
  words
    .replaceAll(/(?<=[\p{L}\p{N})»\ue000])[ \u00a0\u202f]?(?=[;!?]+(?:\s|$|[»)”"]))/gu, NARROW)
    .replaceAll(/(?<=[\p{L}\p{N})»\ue000])[ \u202f]?(?=:(?:\s|$))/gu, FIXED)
    .replaceAll(/«[ ]?(?=\S)(?![\u00a0\u202f])/g, `«${FIXED}`)
    .replaceAll(/(?<=\S)(?<![\u00a0\u202f])[ ]?»/g, `${FIXED}»`)

/** Where both kinds of space are common, what stands there stays. */
const isCommon = (language: string): boolean => /^fr(?:-(?:FR|BE|LU))?$/i.test(language)

/** Elsewhere no space stands before these. */
const tight = (words: string): string => words.replaceAll(/(?<=[\p{L}\p{N}])[ \u00a0\u202f]+(?=[,;!?](?:\s|$))/gu, '')

const spaced = new Map<string, string | undefined>()

/** What CLDR writes between a number and a percent sign; nothing where the sign comes first. */
function percentSpace(language: string): string | undefined {
  if (spaced.has(language)) return spaced.get(language)
  let space: string | undefined
  try {
    const found = new Intl.NumberFormat(language, { style: 'percent', numberingSystem: 'latn' }).formatToParts(0.5)
    const signAt = found.findIndex(({ type }) => type === 'percentSign')
    const numberAt = found.findIndex(({ type }) => type === 'integer')
    if (signAt > numberAt)
      space = found
        .slice(numberAt + 1, signAt)
        .map(({ value }) => value)
        .join('')
  } catch {
    space = undefined
  }
  const isSpace = space !== undefined && /^[\s\u200e\u200f\u061c]*$/u.test(space)
  spaced.set(language, isSpace ? space : undefined)
  return spaced.get(language)
}

/** A breaking space before a percent sign becomes one that does not, or the one that the language has. */
function percents(words: string, language: string): string {
  const space = percentSpace(language)
  if (space === undefined) return words
  const visible = space.replaceAll(/[\u200e\u200f\u061c]/g, '')
  return words.replaceAll(/(?<=\p{Nd}) (?=%)/gu, visible)
}

const rightly = (target: string, language: string): string =>
  inWords(target, (words) => percents(isCommon(language) ? french(words) : tightIn(words, language), language))

/** French of Canada and Switzerland has its own ways. */
const tightIn = (words: string, language: string): string => (/^fr/i.test(language) ? words : tight(words))

/** Spaces beside punctuation, as the language has them. */
export const punctuationSpaces: TranslationCheck = {
  id: 'punctuation-spaces',
  fails: (_source, target, { to }) => rightly(target, to) !== target,
  mend: (_source, target, { to }) => rightly(target, to),
}
