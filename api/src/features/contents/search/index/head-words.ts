import { chunksOf, cut, pairsOf, startsUnspaced } from './split-words.ts'

/** Languages whose names begin with what a thing is: `vis à tête hexagonale`. In the others it comes last: `hex bolt`. */
const headFirst: ReadonlySet<string> = new Set(['ar', 'es', 'fa', 'fr', 'id', 'pl', 'pt', 'ru', 'vi'])

/** What follows one of these says what a thing is with, for or of: `bolt with washer` is a bolt. */
const links: ReadonlySet<string> = new Set(
  'with without for of in to from by and mit ohne fur aus von vom nach zu zum zur und im nach'.split(' '),
)

const hasDigit = /\p{N}/u
/** The name of a standard when a number follows: `ISO 4014`, `DIN 125`. */
const isStandard = /^\p{Lu}{1,5}$/u

/** The words that say what a thing is, where its name ends before numbers, standards, and what it comes with. */
function nounsOf(name: string): readonly string[] {
  const [first = ''] = name.split(/[,;:(（，、；：|–—]/u)
  const words = first.split(/\s+/).filter((word) => word !== '')
  const start = words.findIndex((word) => !hasDigit.test(word) || startsUnspaced.test(word))
  if (start < 0) return []
  const nouns: string[] = []
  for (const word of words.slice(start)) {
    if (startsUnspaced.test(word)) return [...nouns, word]
    const [plain = ''] = chunksOf(word).flat()
    if (hasDigit.test(word)) {
      if (nouns.length > 1 && isStandard.test(nouns.at(-1) ?? '')) nouns.pop()
      break
    }
    if (nouns.length > 0 && links.has(plain)) break
    nouns.push(word)
  }
  return nouns
}

/** The last word of a run without spaces: its last letters of one script, two of Chinese. */
function tailOf(run: string): string {
  const [tail = ''] = run.match(/(?:[\p{scx=Katakana}ー]+|[\p{scx=Hiragana}]+|.{1,2})$/u) ?? []
  return tail
}

/** The words of a name that say what the thing is, and the last part of one with a hyphen: of `u-bolt` that is `bolt`. */
export interface HeadWords {
  readonly whole: ReadonlySet<string>
  readonly part?: string
}

export function headWords(name: string, language: string): HeadWords {
  const nouns = nounsOf(name)
  const noun = headFirst.has(language) ? nouns[0] : nouns.at(-1)
  const pieces = chunksOf(noun ?? '').flat()
  const [first = ''] = pieces
  if (startsUnspaced.test(first)) return { whole: new Set(pairsOf(tailOf(first))) }
  const one = headFirst.has(language) ? first : (pieces.at(-1) ?? '')
  const whole = new Set([cut(pieces.join(''))])
  return pieces.length > 1 ? { whole, part: cut(one) } : { whole }
}
