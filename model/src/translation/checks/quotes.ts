import type { TranslationCheck } from './translation-check.ts'

type Pair = readonly [open: string, close: string]

/** Quotation marks by CLDR's delimiters; what is also used follows the first. */
const byLanguage: Readonly<Record<string, readonly [Pair, ...Pair[]]>> = {
  en: [['“', '”']],
  zh: [
    ['“', '”'],
    ['「', '」'],
  ],
  es: [
    ['«', '»'],
    ['“', '”'],
  ],
  fr: [['«', '»']],
  de: [
    ['„', '“'],
    ['»', '«'],
  ],
  ja: [['「', '」']],
  ru: [
    ['«', '»'],
    ['„', '“'],
  ],
  pl: [
    ['„', '”'],
    ['«', '»'],
  ],
  pt: [
    ['“', '”'],
    ['«', '»'],
  ],
  tr: [['“', '”']],
  ar: [
    ['”', '“'],
    ['«', '»'],
    ['“', '”'],
  ],
  fa: [['«', '»']],
  ur: [
    ['”', '“'],
    ['“', '”'],
  ],
  hi: [['“', '”']],
  bn: [['“', '”']],
  ta: [['“', '”']],
  id: [['“', '”']],
  vi: [['“', '”']],
}

/** Marks that open or close; not those behind a number, which are inches, and none within tags. */
const marks = /<[^<>]*>|(?<![\p{Nd}])"|[“”„‟«»「」]/gu
const insideTag = (written: string): boolean => written.startsWith('<')

const pairsOf = (language: string): readonly [Pair, ...Pair[]] | undefined => byLanguage[language.split('-')[0] ?? '']

function marksIn(text: string): readonly string[] {
  return [...text.matchAll(marks)].map(([written]) => written).filter((written) => !insideTag(written))
}

const areOf = (found: readonly string[], pair: Pair): boolean => found.every((mark, n) => mark === pair[n % 2])

/** Quotation marks as the language has them, in pairs. */
export const quotes: TranslationCheck = {
  id: 'quotes',
  fails(source, target, { to }) {
    const pairs = pairsOf(to)
    const found = marksIn(target)
    if (!pairs || found.length === 0) return false
    if (found.length % 2 === 1) return marksIn(source).length % 2 === 0
    return !pairs.some((pair) => areOf(found, pair))
  },
  mend(_source, target, { to }) {
    const [pair] = pairsOf(to) ?? []
    const found = marksIn(target)
    if (!pair || found.length % 2 === 1 || !areInTurn(target)) return undefined
    let n = 0
    return target.replaceAll(marks, (written) => {
      if (insideTag(written)) return written
      const mark = pair[n % 2] ?? written
      n += 1
      return mark
    })
  },
}

/** Whether the marks of a text open and close by turns, by what stands beside them: quotes within quotes do not. */
function areInTurn(text: string): boolean {
  const found = [...text.matchAll(marks)].filter(([written]) => !insideTag(written))
  return found.every((mark, n) => {
    const [before, after] = [text.charAt(mark.index - 1), text.charAt(mark.index + 1)]
    const isOpen = /[\p{L}\p{N}]/u.test(after) && !/[\p{L}\p{N}]/u.test(before)
    const isClose = /[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)
    return n % 2 === 0 ? !isClose : !isOpen
  })
}
