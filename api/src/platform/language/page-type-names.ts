import { type PageTypeSpec, pageTypeNames } from '@vitrine/schemas'
import type { TextsByLanguage } from './translator.ts'

/** Messages with what the kinds of pages are called that plugins add. */
export const withPageTypeNames = (texts: TextsByLanguage, pageTypes: readonly PageTypeSpec[]): TextsByLanguage =>
  pageTypes.length === 0
    ? texts
    : Object.fromEntries(
        Object.entries(texts).map(([language, messages]) => [
          language,
          { ...messages, ...pageTypeNames(pageTypes, language) },
        ]),
      )
