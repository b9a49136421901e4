import type { CheckContext, ForbiddenWord, GlossaryTerm, TranslationCheck } from './translation-check.ts'

const escaped = (word: string): string => word.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&')

/** Languages that are written without spaces between words. */
const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function has(text: string, word: string, hasCase: boolean, isWhole: boolean): boolean {
  if (word.trim() === '') return false
  const edges = joined.test(word) ? ['', ''] : ['(?<![\\p{L}\\p{N}])', isWhole ? '(?![\\p{L}\\p{N}])' : '']
  return new RegExp(edges.join(escaped(word)), hasCase ? 'u' : 'iu').test(text)
}

const broken = (source: string, target: string, { glossary = [] }: CheckContext): readonly GlossaryTerm[] =>
  glossary.filter(
    ({ source: word, targets, hasCase = false }) =>
      targets.length > 0 &&
      has(source, word, hasCase, true) &&
      // Words are inflected at their ends.
      !targets.some((one) => has(target, one, hasCase, false)),
  )

/** A term of the glossary that is translated otherwise. */
export const glossary: TranslationCheck = {
  id: 'glossary',
  fails: (source, target, context) => broken(source, target, context).length > 0,
  offer: (source, target, context) => broken(source, target, context).flatMap(({ targets }) => targets),
}

const used = (target: string, { forbidden: words = [] }: CheckContext): readonly ForbiddenWord[] =>
  words.filter(({ word }) => has(target, word, false, true))

/** A word that a tenant does not want. */
export const forbidden: TranslationCheck = {
  id: 'forbidden',
  fails: (_source, target, context) => used(target, context).length > 0,
  offer: (_source, target, context) => used(target, context).flatMap(({ instead = [] }) => instead),
}
