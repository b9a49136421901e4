import type { TranslationCheck } from './translation-check.ts'

const lengthOf = (text: string): number => [...text].length

/** More letters than fit. */
export const length: TranslationCheck = {
  id: 'length',
  fails: (_source, target, { maxLength }) => maxLength !== undefined && lengthOf(target) > maxLength,
}

/** Signs that are a syllable or a word: as wide as two letters, and as much as three. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const amountOf = (text: string): number => lengthOf(text.trim()) + 2 * (text.match(dense)?.length ?? 0)

/** Shorter texts are often much longer in another language: OK, Einverstanden. */
const SHORT = 15
const MOST_TIMES = 2.5

/** Much longer than the source: an engine that explains, or repeats itself. */
export const tooLong: TranslationCheck = {
  id: 'too-long',
  fails: (source, target) => amountOf(target) > MOST_TIMES * Math.max(SHORT, amountOf(source)),
}

/** A translation of nothing. */
export const sourceEmpty: TranslationCheck = {
  id: 'source-empty',
  fails: (source, target) => source.trim() === '' && target.trim() !== '',
}
