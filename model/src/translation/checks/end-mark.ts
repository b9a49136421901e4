import type { TranslationCheck } from './translation-check.ts'

type Mark = 'stop' | 'question' | 'exclamation' | 'colon' | 'semicolon' | 'ellipsis'

/** How a mark is written, and in what other ways it may be. */
type Marks = Readonly<Record<Mark, readonly [first: string, ...others: string[]]>>

const latin: Marks = {
  stop: ['.'],
  question: ['?'],
  exclamation: ['!'],
  colon: [':'],
  semicolon: [';'],
  ellipsis: ['…', '...'],
}
const wide: Marks = {
  stop: ['。', '．'],
  question: ['？'],
  exclamation: ['！'],
  colon: ['：'],
  semicolon: ['；'],
  ellipsis: ['……', '…', '...', '⋯⋯'],
}
const arabic: Marks = { ...latin, question: ['؟'], semicolon: ['؛'] }
const danda: Marks = { ...latin, stop: ['।', '.'] }

/** By CLDR's characters of punctuation. */
const byLanguage: Readonly<Record<string, Marks>> = {
  zh: wide,
  ja: wide,
  ar: arabic,
  fa: arabic,
  ur: { ...arabic, stop: ['۔', '.'] },
  hi: danda,
  bn: danda,
}
const marksOf = (language: string): Marks => byLanguage[language.split('-')[0] ?? ''] ?? latin
const all: readonly Marks[] = [latin, wide, arabic, danda, { ...arabic, stop: ['۔'] }]

/** What may stand behind the mark at the end: quotes, brackets, tags, spaces. */
const tail = /(?:[\s"'”’»›」』)\]）】\u2066-\u2069\u200e\u200f]|<\/[^<>]*>)*$/u
const kinds: readonly Mark[] = ['ellipsis', 'stop', 'question', 'exclamation', 'colon', 'semicolon']

interface End {
  readonly kind: Mark
  readonly written: string
}

/** The mark at the end of a text, in whatever language it is written. */
function endOf(text: string): { readonly body: string; readonly rest: string; readonly end: End | undefined } {
  const rest = tail.exec(text)?.[0] ?? ''
  const body = text.slice(0, text.length - rest.length)
  for (const kind of kinds)
    for (const marks of all) {
      const written = marks[kind].find((mark) => body.endsWith(mark))
      if (written !== undefined) return { body: body.slice(0, -written.length), rest, end: { kind, written } }
    }
  return { body, rest, end: undefined }
}

/** Texts of one word, codes and numbers may end in a point: `No.`. */
const isSentence = (text: string): boolean =>
  /\p{L}\S*\s\S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(text)

/** The mark at the end, as the language writes it; the same as in the source. */
export const endMark: TranslationCheck = {
  id: 'end-mark',
  fails(source, target, { to }) {
    const [wanted, found] = [endOf(source).end, endOf(target).end]
    if (target.trim() === '') return false
    if (!wanted) return found !== undefined && found.kind !== 'stop' && isSentence(source)
    if (!isSentence(source)) return false
    return wanted.kind !== found?.kind || !marksOf(to)[wanted.kind].includes(found.written)
  },
  mend(source, target, { to }) {
    const wanted = endOf(source).end
    const { body, rest, end } = endOf(target)
    // A question is no statement with another mark; where another one stands, or several do, somebody has to read it.
    if ((wanted && end && end.kind !== wanted.kind) || endOf(body.trimEnd()).end) return undefined
    return body.trimEnd() + (wanted ? marksOf(to)[wanted.kind][0] : '') + rest
  },
}
