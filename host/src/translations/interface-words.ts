import { DEFAULT_LANGUAGE, languageCodes } from '@vitrine/schemas'
import { hostTexts, type InterfaceTextMap } from './interface-texts.ts'
import { interfaceLanguage } from './languages.ts'
import { createTranslate, type Translate } from './translator.ts'

export type { Translate } from './translator.ts'

export interface InterfaceTexts {
  /** The words on a page in this language; content may be in another one than the 18 (T26). */
  readonly in: (language: string) => Translate
  /** A word with its placeholders unfilled, for what is filled in the browser. */
  readonly template: (language: string, key: string) => string
}

/** Texts of one package, by language. */
export type TextsByLanguage = Readonly<Partial<Record<string, InterfaceTextMap>>>

/**
 * The words of the interface: the host's and those of the packages it is given. One instance
 * serves all requests.
 */
export function createInterfaceTexts(...more: readonly TextsByLanguage[]): InterfaceTexts {
  const textsIn = (language: string): InterfaceTextMap =>
    Object.assign({}, ...[...more, hostTexts].map((texts) => texts[language as keyof typeof texts] ?? {}))
  const texts: Readonly<Record<string, InterfaceTextMap>> = Object.fromEntries(
    languageCodes.map((code) => [code, textsIn(code)]),
  )
  const speaker = createTranslate(texts)
  return {
    in: (language) => speaker(interfaceLanguage(language)),
    template: (language, key) => texts[interfaceLanguage(language)]?.[key] ?? texts[DEFAULT_LANGUAGE]?.[key] ?? key,
  }
}
