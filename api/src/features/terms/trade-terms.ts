import type { FileTerm } from './formats/read-terms.ts'
import data from './trade-terms.json' with { type: 'json' }

interface TradeTerm {
  readonly concept: string
  readonly terms: Readonly<Record<string, string>>
  /** What is wrong for it, by language. */
  readonly not: Readonly<Record<string, readonly string[]>>
}

const concepts: readonly TradeTerm[] = data

/** The words of the trade (`docs/trade-terms.md`) for a site that is written in one language and translated into others. */
export function tradeTermsFor(source: string, languages: readonly string[]): readonly FileTerm[] {
  const others = languages.filter((language) => language !== source)
  return concepts.flatMap(({ terms, not }): readonly FileTerm[] => {
    const word = terms[source]
    const targets = others.flatMap((language) => {
      const own = terms[language]
      return own === undefined ? [] : [{ language, word: own }]
    })
    const term =
      word === undefined ? [] : [{ line: 0, kind: 'term' as const, language: source, word, hasCase: false, targets }]
    const forbidden = languages.flatMap((language) =>
      (not[language] ?? []).map((wrong) => {
        const right = terms[language]
        return {
          ...{ line: 0, kind: 'forbidden' as const, language, word: wrong, hasCase: false },
          targets: right === undefined ? [] : [{ language, word: right }],
        }
      }),
    )
    return [...term, ...forbidden]
  })
}
