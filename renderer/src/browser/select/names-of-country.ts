import { languageCodes } from '@vitrine/schemas'
import { aliasesOfCountry } from './aliases-of-country.ts'

/** Without marks and case: `É` and `e` are one letter to who searches. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()

const displayNames = new Map<string, Intl.DisplayNames | undefined>()

function namesIn(language: string, style: 'long' | 'short'): Intl.DisplayNames | undefined {
  const key = `${language} ${style}`
  if (!displayNames.has(key)) {
    try {
      displayNames.set(key, new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' }))
    } catch {
      displayNames.set(key, undefined)
    }
  }
  return displayNames.get(key)
}

const nameIn = (language: string, code: string, style: 'long' | 'short' = 'long'): string | undefined =>
  namesIn(language, style)?.of(code)

/** The language that most people of a country read, by CLDR's likely subtags. */
const languageOf = (code: string): string => new Intl.Locale(`und-${code}`).maximize().language

const known = (names: readonly (string | undefined)[]): readonly string[] =>
  names.filter((one): one is string => one !== undefined).map(folded)

/**
 * What a country may be searched by: its name on the page, in English, and in its own language, its short names (UK,
 * in German also USA), what it is called otherwise, and its code, which comes last.
 */
export const namesOfCountry = (code: string, name: string): readonly string[] =>
  known([
    name,
    nameIn('en', code),
    nameIn(languageOf(code), code),
    nameIn(document.documentElement.lang || 'en', code, 'short'),
    nameIn('en', code, 'short'),
    ...aliasesOfCountry(code),
    code,
  ])

/** Its names in all languages of the interface, and its code: for whoever thinks in another one than the page's. */
export const foreignNamesOf = (code: string): readonly string[] =>
  known([...languageCodes.map((language) => nameIn(language, code)), code])

/** How well names fit what is typed; the lower the better, nothing where none fits. */
export function fitOf(names: readonly string[], typed: string): number | undefined {
  const fits = names.flatMap((name, at) => {
    const isCode = at === names.length - 1
    // A whole name comes before what begins with it: UK before Ukraine.
    if (name === typed && !isCode) return [-1]
    if (name.startsWith(typed)) return [at / 10]
    // Codes are typed from their beginning.
    if (isCode) return []
    if (name.includes(` ${typed}`)) return [1]
    return name.includes(typed) ? [2] : []
  })
  return fits.length > 0 ? Math.min(...fits) : undefined
}
