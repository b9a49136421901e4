import { directionMarks, isolatedLatin } from './direction.ts'
import { endMark } from './end-mark.ts'
import { length, sourceEmpty, tooLong } from './length.ts'
import { icu, plurals, tags } from './markup.ts'
import { punctuationSpaces } from './punctuation-spaces.ts'
import { quotes } from './quotes.ts'
import { controlCharacters, doubleSpace, newlines, outerSpace, zeroWidthSpace } from './spaces.ts'
import { forbidden, glossary } from './terms.ts'
import type { TranslationCheck } from './translation-check.ts'
import { keep, links, numbers, parts, placeholders } from './values.ts'
import { engineMarks, repeatedWord, sameAsSource, script, twoTranslations } from './words.ts'

/** All checks, in the order in which they are told and mended. */
export const translationChecks: readonly TranslationCheck[] = [
  ...[placeholders, tags, links, icu, plurals, numbers, parts, keep],
  ...[length, tooLong, sourceEmpty, sameAsSource, repeatedWord, twoTranslations, script, engineMarks],
  ...[glossary, forbidden],
  ...[controlCharacters, zeroWidthSpace, newlines, outerSpace, doubleSpace],
  ...[endMark, quotes, punctuationSpaces, directionMarks, isolatedLatin],
]
