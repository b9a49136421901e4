import type { ForbiddenWord, GlossaryTerm } from '@vitrine/model'
import type { Database } from '../../platform/database/tables.ts'
import type { Term } from './term.ts'
import { allTerms } from './terms.queries.ts'

/** What masks, checks and engines are given of the words of a site. */
export interface WordsOfTenant {
  readonly keep: readonly string[]
  readonly glossary: readonly GlossaryTerm[]
  readonly forbidden: readonly ForbiddenWord[]
}

const base = (language: string): string => language.split('-')[0]?.toLowerCase() ?? ''

/** Words of `pt` are good for `pt-BR` too, and the other way round. */
const isSame = (one: string, other: string): boolean => base(one) === base(other)

/** Words of the very language come first, then those of its region's language. */
function targetsIn(targets: Term['targets'], language: string): readonly string[] {
  const exact = targets.filter((one) => one.language === language)
  return (exact.length > 0 ? exact : targets.filter((one) => isSame(one.language, language))).map(({ word }) => word)
}

/** The words that count for translations from one language into another. */
export function wordsFor(terms: readonly Term[], from: string, to: string): WordsOfTenant {
  const of = (kind: Term['kind']) => terms.filter((term) => term.kind === kind)
  return {
    keep: of('keep').map(({ word }) => word),
    glossary: of('term').flatMap(({ language, word, hasCase, targets }) => {
      const into = isSame(language, from) ? targetsIn(targets, to) : []
      return into.length === 0 ? [] : [{ source: word, targets: into, ...(hasCase && { hasCase }) }]
    }),
    forbidden: of('forbidden')
      .filter(({ language }) => isSame(language, to))
      .map(({ word, targets }) => ({ word, instead: targetsIn(targets, to) })),
  }
}

/** The words of a site that count for translations from one language into another. */
export const wordsOfTenant = async (db: Database, tenantId: string, from: string, to: string): Promise<WordsOfTenant> =>
  wordsFor(await allTerms(db, tenantId), from, to)
