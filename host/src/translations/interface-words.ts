import { DEFAULT_LANGUAGE, languageCodes } from '@vitrine/schemas'
import { interfaceLanguage } from './languages.ts'
import { createTranslate, type Texts, type Translate } from './translator.ts'

export type { Translate } from './translator.ts'

const files = import.meta.glob<Texts>('../../texts/*.json', { eager: true, import: 'default' })

/** The host's own words in one of the 18 languages of the interface. */
export const hostTexts = (language: string): Texts => files[`../../texts/${language}.json`] ?? {}

export interface InterfaceTexts {
  /** The words on a page in this language; content may be in another one than the 18 (T26). */
  readonly in: (language: string) => Translate
  /** A word with its placeholders unfilled, for what is filled in the browser. */
  readonly template: (language: string, key: string) => string
}

/** Texts of one package, by language. */
export type TextsByLanguage = Readonly<Partial<Record<string, Texts>>>

/**
 * The words of the interface: the host's and those of the packages it is given. One instance
 * serves all requests.
 */
export function createInterfaceTexts(...more: readonly TextsByLanguage[]): InterfaceTexts {
  const texts: Readonly<Record<string, Texts>> = Object.fromEntries(
    languageCodes.map((code) => [code, Object.assign({}, ...more.map((texts) => texts[code]), hostTexts(code))]),
  )
  const translate = createTranslate(texts)
  return {
    in: (language) => translate(interfaceLanguage(language)),
    template: (language, key) => texts[interfaceLanguage(language)]?.[key] ?? texts[DEFAULT_LANGUAGE]?.[key] ?? key,
  }
}
