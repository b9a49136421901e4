import { DEFAULT_LANGUAGE, languageCodes } from '@vitrine/schemas'
import { hostTexts, type Texts } from './interface-texts.ts'
import { interfaceLanguage } from './languages.ts'
import { createSpeaker, type Say } from './translator.ts'

export type { Say } from './translator.ts'

export interface Words {
  /** The words on a page in this language; content may be in another one than the 18 (T26). */
  readonly in: (language: string) => Say
  /** A word with its placeholders unfilled, for what is filled in the browser. */
  readonly template: (language: string, key: string) => string
}

/** Texts of one package, by language. */
export type TextsByLanguage = Readonly<Partial<Record<string, Texts>>>

/**
 * The words of the interface: the host's and those of the packages it is given. One instance
 * serves all requests.
 */
export function createWords(...more: readonly TextsByLanguage[]): Words {
  const textsIn = (language: string): Texts =>
    Object.assign({}, ...[...more, hostTexts].map((texts) => texts[language as keyof typeof texts] ?? {}))
  const texts: Readonly<Record<string, Texts>> = Object.fromEntries(languageCodes.map((code) => [code, textsIn(code)]))
  const speaker = createSpeaker(texts)
  return {
    in: (language) => speaker(interfaceLanguage(language)),
    template: (language, key) => texts[interfaceLanguage(language)]?.[key] ?? texts[DEFAULT_LANGUAGE]?.[key] ?? key,
  }
}
