/** Words after a number that make it larger, by how much: `万` 10,000, `million` 1,000,000. */
type ScaleWords = ReadonlyMap<string, number>

const known = new Map<string, ScaleWords>()
const none: ScaleWords = new Map()

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** How CLDR shortens numbers in a language: 120,000 is 12 万, 1,500,000 is 1.5 million. */
function readScaleWords(language: string): ScaleWords {
  const words = new Map<string, number>()
  for (const compactDisplay of ['long', 'short'] as const) {
    const format = new Intl.NumberFormat(language, { notation: 'compact', compactDisplay, numberingSystem: 'latn' })
    for (let power = 3; power <= 12; power += 1)
      // Plural forms.
      for (const times of [1, 2, 5]) {
        const parts = format.formatToParts(times * 10 ** power)
        const word = parts.find(({ type }) => type === 'compact')?.value.toLowerCase()
        const shown = Number(parts.flatMap(({ type, value }) => (type === 'integer' ? value : [])).join(''))
        // A letter alone is a unit as well: 5 M, 5 K.
        if (word && !/^[a-z]$/.test(word) && !words.has(word)) words.set(word, (times * 10 ** power) / shown)
      }
  }
  return words
}

function scaleWordsOf(language: string): ScaleWords {
  const words = known.get(language) ?? (isLanguage(language) ? readScaleWords(language) : none)
  known.set(language, words)
  return words
}

/** By how much the words that follow a number make it larger; nothing where they do not. The longest word counts. */
export function scaleAfter(text: string, language: string): number | undefined {
  const after = text.replace(/^\s/, '').toLowerCase()
  const isWhole = (word: string) => /\p{Script=Han}$/u.test(word) || !/^[\p{L}\p{M}]/u.test(after.slice(word.length))
  let found: string | undefined
  for (const word of scaleWordsOf(language).keys())
    if (word.length > (found?.length ?? 0) && after.startsWith(word) && isWhole(word)) found = word
  return found === undefined ? undefined : scaleWordsOf(language).get(found)
}
