import { scriptOf } from '@vitrine/schemas'
import { masksIn, replaceMasks } from '../masks/mask-text.ts'
import { withoutMarks } from './compare.ts'
import type { TranslationCheck } from './translation-check.ts'

/** The words of a text that are translated, without what stays as it is. */
const wordsOf = (text: string, keep: readonly string[] = []): string =>
  replaceMasks(withoutMarks(text), masksIn(withoutMarks(text), { keep }), () => ' ')

const word = /[\p{L}\p{M}]+/gu
/** CRC, III: abbreviations are the same in most languages. */
const isAbbreviation = (text: string): boolean => /^\p{Lu}{1,4}$/u.test(text)
const countWords = (text: string): number => text.match(word)?.filter((one) => !isAbbreviation(one)).length ?? 0
const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** The source as it is, where more than a single word of it could be translated: names are often the same. */
export const sameAsSource: TranslationCheck = {
  id: 'same-as-source',
  fails(source, target, { from, to, keep }) {
    if (from === to || folded(source) !== folded(target)) return false
    const words = countWords(wordsOf(source, keep))
    return words > 1 || (words === 1 && scriptOf(from) !== scriptOf(to))
  },
}

/** Languages in which a word is said twice for many, each, or very. */
const reduplicating: ReadonlySet<string> = new Set([
  'id',
  'ms',
  'vi',
  'tr',
  'hi',
  'bn',
  'ta',
  'ur',
  'fa',
  'zh',
  'ja',
  'th',
])
const twice = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,})\s+\1(?![\p{L}\p{M}])/giu
const thrice = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,})\s+\1\s+\1(?![\p{L}\p{M}])/giu

/** The same word twice in a row, and not in the source. */
export const repeatedWord: TranslationCheck = {
  id: 'repeated-word',
  fails(source, target, { to }) {
    const pattern = reduplicating.has(to.split('-')[0] ?? '') ? thrice : twice
    return (target.match(pattern)?.length ?? 0) > (source.match(pattern)?.length ?? 0)
  },
}

/** The same source is translated in another way elsewhere. */
export const twoTranslations: TranslationCheck = {
  id: 'two-translations',
  fails: (_source, target, { others = [] }) => others.some((other) => folded(other) !== folded(target)),
  offer: (_source, target, { others = [] }) => [...new Set(others.filter((other) => folded(other) !== folded(target)))],
}

/** Unicode's scripts of those that have more than one. */
const alphabets: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
}
const unknown: ReadonlySet<string> = new Set(['', 'Zzzz', 'Zyyy', 'Zinh'])

function lettersOf(script: string): RegExp | undefined {
  const names = alphabets[script] ?? [script]
  try {
    return new RegExp(names.map((name) => `\\p{Script_Extensions=${name}}`).join('|'), 'gu')
  } catch {
    return undefined
  }
}

/** Fewer letters than these say nothing. */
const FEW = 4

/** Less than half of the letters are of the script of the language. */
export const script: TranslationCheck = {
  id: 'script',
  fails(source, target, { to, keep }) {
    const wanted = scriptOf(to)
    const pattern = unknown.has(wanted) ? undefined : lettersOf(wanted)
    if (!pattern) return false
    // Names stay as they are: what has a capital, and stands in the source too.
    const known = new Set(source.match(word))
    const isName = (one: string) => /^\p{Lu}/u.test(one) && known.has(one)
    const own = wordsOf(target, keep).replaceAll(word, (one) => (isName(one) ? ' ' : one))
    const letters = own.match(/\p{L}/gu)?.join('') ?? ''
    if (letters.length < FEW) return false
    return (letters.match(pattern)?.length ?? 0) * 2 < [...letters].length
  },
}

const engineMark = /(?<![\p{L}\p{N}*#@&])[*#@](?=\p{L})/gu
const maskLeft = /⟦\s*\d+\s*⟧|<x\s+id\s*=[^<>]*>/giu

/** What an engine writes at words that it does not know (Apertium: `*bolt`, `#bolt`), or a mask that was not put back. */
export const engineMarks: TranslationCheck = {
  id: 'engine-marks',
  fails: (source, target) =>
    [engineMark, maskLeft].some(
      (pattern) => (target.match(pattern)?.length ?? 0) > (source.match(pattern)?.length ?? 0),
    ),
}
