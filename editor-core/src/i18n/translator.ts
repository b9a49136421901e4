import { createPlainI18n } from '@vitrine/setters/i18n'
import type { i18n } from 'i18next'
import type { AnyTranslate } from './translate.ts'

/** The texts of one language by flat keys with dots, `{{name}}` for what is filled in. */
export type TranslatorTexts = Readonly<Record<string, string>>

/** The texts of the interface: one instance, as of i18next, which an editor and its setters share. */
export interface Translator<T extends AnyTranslate> {
  readonly i18n: i18n
  /** Follows the language: the same function in all of them. */
  readonly t: T
  /** The label for a key, if there is one. */
  readonly label: (key: string) => string | undefined
  /** Adds texts in the language that is spoken: what is drawn already does not change by them. */
  readonly addTexts: (texts: TranslatorTexts) => void
  readonly changeLanguage: (language: string, texts: TranslatorTexts) => Promise<void>
}

/**
 * The label for a key among texts, if there is one. A prop that a section shares with others is called the same in all
 * of them.
 */
export function labelIn(texts: TranslatorTexts, key: string, sharedParts: readonly string[]): string | undefined {
  if (Object.hasOwn(texts, key)) return texts[key]
  const rest = key.slice(key.indexOf('.'))
  const shared = rest.startsWith('.') ? sharedParts.find((part) => Object.hasOwn(texts, part + rest)) : undefined
  return shared === undefined ? undefined : texts[shared + rest]
}

/**
 * The texts of all packages come as one; each package asks for them by its own name, under which its keys are typed.
 * @param sharedParts names under which labels of what several sections share stand: `head` for `head.title`
 */
export function createTranslator<T extends AnyTranslate>(
  language: string,
  texts: TranslatorTexts,
  sharedParts: readonly string[] = [],
): Translator<T> {
  const words = createPlainI18n([{ language, texts }])
  let current = texts
  return {
    i18n: words.i18n,
    t: words.t as unknown as T,
    label: (key) => labelIn(current, key, sharedParts),
    addTexts(more) {
      words.add(more)
      current = { ...current, ...more }
    },
    async changeLanguage(next, nextTexts) {
      words.change([{ language: next, texts: nextTexts }])
      current = nextTexts
    },
  }
}
