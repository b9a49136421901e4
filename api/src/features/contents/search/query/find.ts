import type { ContentKind, Status } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../../platform/database/tables.ts'
import { folded } from '../../../../platform/language/folded.ts'
import { CATEGORY, statusCodes } from '../index/indexed-record.ts'
import { type Answered, answerWords } from './answer-words.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { type ChosenFacet, type CountedFacet, type Filtered, facetsOf, filtered } from './count-facets.ts'
import { createIndexReader, largestIndexes } from './read-index.queries.ts'
import { firstOf } from './score.ts'
import { byText, type SortKey } from './sort-orders.ts'

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
  /** In the order in which their names of facets count; the base counts last. */
  readonly languages?: readonly string[] | undefined
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
  readonly catalogue: Catalogue
  /** What plain lists hold, by the statuses that are shown, and after how many changes that was. */
  readonly plain: Map<string, Filtered & { readonly changes: number }>
}

export interface Finder {
  readonly find: Find
  /** Reads the largest catalogues, as many as are kept, so that the first who search need not wait for it. */
  readonly warm: () => Promise<void>
}

/** Smaller ones are read before anybody notices. */
const LARGE = 1000

/** Answers searches from the index of a database; what lists are sorted and filtered by is kept in memory. */
export function createFinder(db: Database): Finder {
  const kept = new LRUCache<string, Kept>({
    maxSize: MEMORY,
    sizeCalculation: ({ catalogue }) => 10_000 + catalogue.columns.size * BYTES_OF_RECORD,
  })
  function open(tenantId: string, kind: ContentKind): Kept {
    return { catalogue: createCatalogue(createIndexReader(db, tenantId, kind), kind), plain: new Map() }
  }
  async function ready(tenantId: string, kind: ContentKind): Promise<Kept> {
    const key = `${tenantId} ${kind}`
    const one = kept.get(key) ?? open(tenantId, kind)
    // Kept before it is read, so that two who ask at once do not read it twice.
    if (!kept.has(key)) kept.set(key, one)
    const before = one.catalogue.columns.size
    await one.catalogue.refresh()
    // Its size is known now; a list larger than all memory is not kept.
    if (one.catalogue.columns.size !== before) kept.set(key, one)
    return one
  }
  return {
    find: async (question) => find(await ready(question.tenantId, question.kind), question),
    async warm() {
      let room = MEMORY
      for (const { tenantId, kind, size } of await largestIndexes(db, LARGE)) {
        room -= size * BYTES_OF_RECORD
        if (room < 0) return
        await ready(tenantId, kind)
      }
    },
  }
}

const isAsked = (q: string | undefined): q is string => q !== undefined && q.trim() !== ''

async function find(kept: Kept, question: SearchQuestion): Promise<SearchAnswer> {
  const { catalogue } = kept
  const { q, sort, page, pageSize, withFacets, languages = [] } = question
  const answered = isAsked(q) ? await answerWords(catalogue.reader(), q, catalogue.columns.size) : undefined
  const chosen = chosenOf(catalogue, question)
  const result =
    answered || chosen.length > 0
      ? filtered(catalogue, {
          ...{ found: answered?.ordinals, shown: shownIn(question), chosen },
          isCounted: withFacets === true,
        })
      : plainList(kept, question)
  const { ordinals } = result
  const ids = inPage(catalogue, ordinals, answered, sort, { from: (page - 1) * pageSize, count: pageSize })
  return {
    ids: ids.flatMap((ordinal) => catalogue.columns.of[ordinal] ?? []),
    total: ordinals.length,
    ...(withFacets && { facets: facetsOf(catalogue, result, chosen, languages) }),
    ...(answered?.instead !== undefined && { instead: answered.instead }),
    ...(answered?.suggestion !== undefined && { suggestion: answered.suggestion }),
  }
}

const shownIn = ({ statuses }: SearchQuestion) => new Set<number>(statuses.map((status) => statusCodes[status]))

/** All that is shown: it is counted once after a change, since most ask for that. */
function plainList({ catalogue, plain }: Kept, question: SearchQuestion): Filtered {
  const key = question.statuses.join()
  const changes = catalogue.changes()
  const known = plain.get(key)
  if (known?.changes === changes) return known
  const counted = filtered(catalogue, { shown: shownIn(question), chosen: [], isCounted: true })
  plain.set(key, { ...counted, changes })
  return counted
}

/** A value that nobody has leaves nothing, as it would in a list without the index. */
function chosenOf({ facets }: Catalogue, { category, filters = {} }: SearchQuestion): readonly ChosenFacet[] {
  const chosen = new Map<string, readonly string[]>(category ? [[CATEGORY, [folded(category)]]] : [])
  for (const [name, values] of Object.entries(filters)) {
    const facet = folded(name)
    if (values.length > 0) chosen.set(facet, [...(chosen.get(facet) ?? []), ...values.map(folded)])
  }
  return [...chosen].map(([facet, values]) => facets.called(facet, values))
}

interface Part {
  readonly from: number
  readonly count: number
}

function inPage(
  catalogue: Catalogue,
  ordinals: Uint32Array,
  answered: Answered | undefined,
  sort: SearchQuestion['sort'],
  { from, count }: Part,
): readonly number[] {
  if (sort === 'relevance' && answered) {
    const { scores } = answered
    const { position, slug } = catalogue.columns
    const compare = (left: number, right: number): number =>
      (scores[right] ?? 0) - (scores[left] ?? 0) ||
      (position[left] ?? 0) - (position[right] ?? 0) ||
      byText(slug[left] ?? '', slug[right] ?? '')
    return firstOf(ordinals, from + count, compare).slice(from)
  }
  const isIn = new Uint8Array(catalogue.columns.size)
  for (const ordinal of ordinals) isIn[ordinal] = 1
  const found: number[] = []
  let at = 0
  for (const ordinal of catalogue.inOrder(sort === 'relevance' ? 'order' : sort)) {
    if (isIn[ordinal] !== 1 || at++ < from) continue
    if (found.push(ordinal) === count) break
  }
  return found
}
