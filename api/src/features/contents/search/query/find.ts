import type { ContentKind, Status } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../../platform/database/tables.ts'
import { folded } from '../../plain-words.ts'
import { CATEGORY, statusCodes } from '../index/indexed-record.ts'
import { type Answered, answerWords } from './answer-words.ts'
import { type Catalogue, createCatalogue, isShown, type SortKey } from './catalogue.ts'
import { type ChosenFacet, type CountedFacet, facetsOf, filtered } from './count-facets.ts'
import { createIndexReader, type IndexReader } from './read-index.queries.ts'
import { firstOf } from './score.ts'

/** What is looked for among the records of one kind of a site; it can be sent to a worker. */
export interface SearchQuestion {
  readonly tenantId: string
  readonly kind: ContentKind
  readonly statuses: readonly Status[]
  readonly q?: string | undefined
  readonly category?: string | undefined
  /** By group: one of these values must be there. */
  readonly filters?: Readonly<Record<string, readonly string[]>> | undefined
  /** By relevance where something is looked for and nothing is said. */
  readonly sort: SortKey | 'relevance'
  readonly page: number
  readonly pageSize: number
  readonly withFacets?: boolean | undefined
}

export interface SearchAnswer {
  /** One page of the records, by their ids. */
  readonly ids: readonly string[]
  readonly total: number
  readonly facets?: readonly CountedFacet[]
  readonly instead?: string
  readonly suggestion?: string
}

export type Find = (question: SearchQuestion) => Promise<SearchAnswer>

/** Of everything that is kept in memory, in bytes; what was not asked for longest goes. */
const MEMORY = 256 * 2 ** 20
/** What a record takes of it, roughly. */
const BYTES_OF_RECORD = 600

interface Kept {
  readonly reader: IndexReader
  readonly catalogue: Catalogue
}

/** Answers searches from the index of a database; what lists are sorted and filtered by is kept in memory. */
export function createFinder(db: Database): Find {
  const kept = new LRUCache<string, Kept>({
    maxSize: MEMORY,
    sizeCalculation: ({ catalogue }) => 10_000 + catalogue.size() * BYTES_OF_RECORD,
  })
  return async (question) => {
    const key = `${question.tenantId} ${question.kind}`
    const reader = createIndexReader(db, question.tenantId, question.kind)
    const one = kept.get(key) ?? { reader, catalogue: createCatalogue(reader) }
    const before = one.catalogue.size()
    await one.catalogue.refresh()
    // Its size is known now; a list larger than all memory is not kept.
    if (!kept.has(key) || one.catalogue.size() !== before) kept.set(key, one)
    return find(one, question)
  }
}

const isAsked = (q: string | undefined): q is string => q !== undefined && q.trim() !== ''

async function find({ reader, catalogue }: Kept, question: SearchQuestion): Promise<SearchAnswer> {
  const { q, sort, page, pageSize, withFacets } = question
  const shown = new Set<number>(question.statuses.map((status) => statusCodes[status]))
  const answered = isAsked(q) ? await answerWords(reader, q, catalogue.size()) : undefined
  const found = answered?.ordinals ?? catalogue.inOrder('order')
  const chosen = chosenOf(catalogue, question)
  const result = filtered(catalogue, shownOf(catalogue, found, shown), chosen)
  const { ordinals } = result
  const ids = inPage(catalogue, ordinals, answered, sort, { from: (page - 1) * pageSize, count: pageSize })
  return {
    ids: ids.flatMap((ordinal) => catalogue.document(ordinal)?.of ?? []),
    total: ordinals.length,
    ...(withFacets && { facets: facetsOf(catalogue, result, chosen) }),
    ...(answered?.instead !== undefined && { instead: answered.instead }),
    ...(answered?.suggestion !== undefined && { suggestion: answered.suggestion }),
  }
}

function shownOf(catalogue: Catalogue, ordinals: Iterable<number>, shown: ReadonlySet<number>): readonly number[] {
  const found: number[] = []
  for (const ordinal of ordinals) if (isShown(catalogue.document(ordinal), shown)) found.push(ordinal)
  return found
}

/** A value that nobody has leaves nothing, as it would in a list without the index. */
function chosenOf(catalogue: Catalogue, { category, filters = {} }: SearchQuestion): readonly ChosenFacet[] {
  const groups = Object.entries(filters).map(([facet, values]) => [folded(facet), values.map(folded)] as const)
  const all = category ? [[CATEGORY, [folded(category)]] as const, ...groups] : groups
  return all
    .filter(([, values]) => values.length > 0)
    .map(([facet, values]) => ({ facet, ids: catalogue.facetsCalled(facet, values) }))
}

interface Part {
  readonly from: number
  readonly count: number
}

function inPage(
  catalogue: Catalogue,
  ordinals: readonly number[],
  answered: Answered | undefined,
  sort: SearchQuestion['sort'],
  { from, count }: Part,
): readonly number[] {
  if (sort === 'relevance' && answered) {
    const { scores } = answered
    const compare = (left: number, right: number): number => {
      const score = (scores[right] ?? 0) - (scores[left] ?? 0)
      if (score !== 0) return score
      const [one, other] = [catalogue.document(left), catalogue.document(right)]
      return (one?.position ?? 0) - (other?.position ?? 0) || ((one?.slug ?? '') < (other?.slug ?? '') ? -1 : 1)
    }
    return firstOf(ordinals, from + count, compare).slice(from)
  }
  const isIn = new Uint8Array(catalogue.size())
  for (const ordinal of ordinals) isIn[ordinal] = 1
  const found: number[] = []
  let at = 0
  for (const ordinal of catalogue.inOrder(sort === 'relevance' ? 'order' : sort)) {
    if (isIn[ordinal] !== 1 || at++ < from) continue
    if (found.push(ordinal) === count) break
  }
  return found
}
