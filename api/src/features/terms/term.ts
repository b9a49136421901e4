import type { TermKind } from '@vitrine/schemas'

export interface TermTarget {
  readonly language: string
  readonly word: string
}

/** A word with its translations, as a file or an owner gives it. */
export interface GivenTerm {
  readonly kind: TermKind
  readonly language: string
  readonly word: string
  readonly hasCase: boolean
  readonly targets: readonly TermTarget[]
}

export interface Term extends GivenTerm {
  readonly id: string
}

/** What tells a word from others of its site. */
export const keyOfTerm = ({ kind, language, word }: GivenTerm): string => JSON.stringify([kind, language, word])

export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const readable = (word: string): string => word.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** The same without white space around its words, and each translation once. A word that is kept has none. */
export function tidied({ kind, language, word, hasCase, targets }: GivenTerm): GivenTerm {
  const seen = new Set<string>()
  const kept = targets.flatMap((target): readonly TermTarget[] => {
    const one = { language: target.language, word: readable(target.word) }
    const key = JSON.stringify([one.language, one.word])
    if (one.word === '' || seen.has(key)) return []
    seen.add(key)
    return [one]
  })
  return { kind, language, word: readable(word), hasCase, targets: kind === 'keep' ? [] : kept }
}
