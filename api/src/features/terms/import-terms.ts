import { checkOf, languagePattern, type Problem, termKinds, termLimits } from '@vitrine/schemas'
import type { Database } from '../../platform/database/tables.ts'
import type { FileTerm } from './formats/read-terms.ts'
import { type GivenTerm, keyOfTerm, type Term, tidied } from './term.ts'
import { allTerms, putTerm } from './terms.queries.ts'

/** So many changes and problems are told. */
const TOLD = 200

export interface TermChange {
  readonly term: GivenTerm
  /** What is stored of it. */
  readonly known: Term | undefined
}

export interface TermImport {
  readonly changes: readonly TermChange[]
  readonly same: number
  readonly problems: readonly { readonly line: number; readonly problem: Pick<Problem, 'key' | 'params'> }[]
}

const word = { type: 'string', minLength: 1, maxLength: termLimits.length } as const
const language = { type: 'string', pattern: languagePattern } as const
const check = checkOf({
  type: 'object',
  properties: {
    kind: { enum: termKinds },
    language,
    word,
    targets: { type: 'array', maxItems: termLimits.targets, items: { type: 'object', properties: { language, word } } },
  },
})

/** The known translations, and those that come in beside them. */
const together = (known: Term, given: GivenTerm): GivenTerm =>
  tidied({ ...given, hasCase: given.hasCase || known.hasCase, targets: [...known.targets, ...given.targets] })

/** What words that come in would change: nothing that is known is taken away. */
export function compareTerms(known: readonly Term[], given: readonly FileTerm[]): TermImport {
  const stored = new Map(known.map((term) => [keyOfTerm(term), term]))
  const changes = new Map<string, TermChange>()
  const problems: TermImport['problems'][number][] = []
  const unchanged = new Set<string>()
  let count = known.length
  for (const { line, ...one } of given) {
    const term = tidied(one)
    const [problem] = check(term)
    if (problem) {
      problems.push({ line, problem })
      continue
    }
    const key = keyOfTerm(term)
    const before = stored.get(key)
    const earlier = changes.get(key)?.term ?? before
    const next = earlier ? together({ id: '', ...earlier }, term) : term
    if (before && JSON.stringify(next) === JSON.stringify(tidied(before))) {
      unchanged.add(key)
      continue
    }
    if (!earlier && ++count > termLimits.terms) {
      problems.push({ line, problem: { key: 'refusal.tooMany', params: { limit: termLimits.terms } } })
      continue
    }
    changes.set(key, { term: next, known: before })
  }
  return { changes: [...changes.values()], same: [...unchanged].filter((key) => !changes.has(key)).length, problems }
}

/** Takes words in, in one transaction; or only tells what would change. */
export async function importTerms(
  db: Database,
  tenantId: string,
  given: readonly FileTerm[],
  isDryRun: boolean,
): Promise<TermImport> {
  const work = async (write: Database): Promise<TermImport> => {
    const compared = compareTerms(await allTerms(write, tenantId), given)
    if (!isDryRun) for (const { term, known } of compared.changes) await putTerm(write, tenantId, term, known?.id)
    return compared
  }
  return isDryRun ? work(db) : db.transaction().execute(work)
}

/** The same as it is told of. */
export function toldImport(
  { changes, same, problems }: TermImport,
  describe: (problem: Pick<Problem, 'key' | 'params'>) => string,
) {
  const isNew = ({ known }: TermChange) => known === undefined
  return {
    new: changes.filter(isNew).length,
    changed: changes.filter((one) => !isNew(one)).length,
    same,
    refused: problems.length,
    changes: changes.slice(0, TOLD).map((one) => {
      const { kind, language: of, word: name, targets } = one.term
      return {
        ...{ kind, language: of, word: name, isNew: isNew(one) },
        targets: targets.map((target) => ({ ...target })),
        before: (one.known?.targets ?? []).map((target) => ({ ...target })),
      }
    }),
    problems: problems.slice(0, TOLD).map(({ line, problem }) => ({ line, message: describe(problem) })),
  }
}
