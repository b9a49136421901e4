import { scriptOf } from '@vitrine/schemas'
import type { TranslationCheck } from './translation-check.ts'

const lengthOf = (text: string): number => [...text].length

/** More letters than fit. */
export const length: TranslationCheck = {
  id: 'length',
  fails: (_source, target, { maxLength }) => maxLength !== undefined && lengthOf(target) > maxLength,
}

/** Scripts in which one sign is a syllable or a word: as wide as two letters, and as much as three. */
const dense: ReadonlySet<string> = new Set(['Hans', 'Hant', 'Hani', 'Jpan', 'Kore'])
const weightOf = (language: string): number => (dense.has(scriptOf(language)) ? 3 : 1)

/** Shorter texts are often much longer in another language: OK, Einverstanden. */
const SHORT = 15
const MOST_TIMES = 2.5

/** Much longer than the source: an engine that explains, or repeats itself. */
export const tooLong: TranslationCheck = {
  id: 'too-long',
  fails(source, target, { from, to }) {
    const wanted = Math.max(SHORT, lengthOf(source.trim()) * weightOf(from))
    return lengthOf(target.trim()) * weightOf(to) > MOST_TIMES * wanted
  },
}

/** A translation of nothing. */
export const sourceEmpty: TranslationCheck = {
  id: 'source-empty',
  fails: (source, target) => source.trim() === '' && target.trim() !== '',
}
