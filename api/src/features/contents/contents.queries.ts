import { CallError, type ContentKind, type ContentRecord, type Status, statuses } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import { folded } from '../../platform/language/folded.ts'
import { categoryNamesOf } from './plain-words.ts'
import type { Find, SearchAnswer, SearchQuestion } from './search/query/find.ts'
import { recordOf } from './stored-record.ts'

declare module '../../http/endpoint/context.ts' {
  interface Stores {
    readonly contents: ContentsStore
  }
}

export interface ListOptions {
  readonly page: number
  readonly pageSize: number
  readonly category?: string | undefined
  readonly q?: string | undefined
  readonly sort: SearchQuestion['sort']
  /** By group of facets: one of these values must be there. */
  readonly filters?: SearchQuestion['filters']
  /** Whether to count by what the list can be filtered further; nothing is said of it while the search is away. */
  readonly withFacets?: boolean | undefined
  /** In the order in which their names of facets count. */
  readonly languages?: readonly string[] | undefined
  /** Only what is published when left out. */
  readonly statuses?: readonly Status[] | undefined
  /** The content version of the site: while it is the same, lists are not counted again. */
  readonly version?: number | undefined
}

/** One page of a list, and how many records there are. */
export interface ListedContents extends Omit<SearchAnswer, 'ids'> {
  readonly items: readonly ContentRecord[]
}

/** What a list of addresses needs of a record. */
export interface NamedContent {
  readonly id: string
  readonly kind: ContentKind
  readonly slug: string
  readonly names: Readonly<Record<string, string>>
}

export interface ContentsStore {
  /**
   * One page of the records of a kind, and how many there are.
   * @throws CallError `unavailable` when something is looked for and the search does not run.
   */
  list(tenantId: string, kind: ContentKind, input: ListOptions): Promise<ListedContents>
  /**
   * The ids of all records of a kind that a search finds, whatever their status, what fits best first.
   * @throws CallError `unavailable` when the search does not run.
   */
  found(tenantId: string, kind: ContentKind, q: string): Promise<readonly string[]>
  /** One record by id or slug; the id wins. Only what is published when the statuses are left out. */
  byIdOrSlug(
    tenantId: string,
    kind: ContentKind,
    idOrSlug: string,
    statuses?: readonly Status[],
  ): Promise<ContentRecord | undefined>
  /** One record by its id, whatever its status. */
  byId(tenantId: string, kind: ContentKind, id: string): Promise<ContentRecord | undefined>
  /** The categories of the published cases or articles, each by language, in the order of those. */
  categories(tenantId: string, kind: 'case' | 'info'): Promise<readonly Readonly<Record<string, string>>[]>
  /** Where the published records of some kinds are that have one of these ids or slugs. */
  addresses(
    tenantId: string,
    kinds: readonly ContentKind[],
    idsOrSlugs: readonly string[],
  ): Promise<readonly Pick<ContentRecord, 'kind' | 'id' | 'slug'>[]>
  /** All published records of some kinds by name, in their order. */
  named(tenantId: string, kinds: readonly ContentKind[]): Promise<readonly NamedContent[]>
}

/** Whether only the index can answer. */
const needsIndex = ({ q = '', filters = {}, sort }: ListOptions): boolean =>
  q.trim() !== '' || Object.keys(filters).length > 0 || sort === 'price' || sort === 'moq'

function undefinedIfAway(error: unknown): undefined {
  if (!(error instanceof CallError) || error.code !== 'unavailable') throw error
}

const shownToAll: readonly Status[] = ['published']
/** So many lists are counted until one of them is forgotten. */
const COUNTED = 5000
/** More than any site has. */
const MOST_FOUND = 1_000_000
/** To sort, or to look through, more records than these takes the database so long that all others wait. */
const LONG = 2000

export function createContentsStore({ db }: Storage, find: Find): ContentsStore {
  const rowsOf = (tenantId: string, kinds: readonly ContentKind[], statuses = shownToAll) =>
    db
      .selectFrom('contents')
      .where('contents.tenant_id', '=', tenantId)
      .where('contents.kind', 'in', kinds)
      .where('contents.status', 'in', statuses)

  /** A page that the index found; what was taken away since is missing. */
  async function found(
    tenantId: string,
    kind: ContentKind,
    { statuses: shown = shownToAll, ...options }: ListOptions,
  ): Promise<ListedContents> {
    const { ids, ...answer } = await find({ tenantId, kind, statuses: shown, ...options })
    if (ids.length === 0) return { items: [], ...answer }
    // Nothing but the key: with more to go by, SQLite reads all records of the kind.
    const rows = await db
      .selectFrom('contents')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .selectAll()
      .execute()
    const byId = new Map(rows.filter((row) => shown.includes(row.status)).map((row) => [row.id, row]))
    return { items: ids.flatMap((id) => byId.get(id) ?? []).map(recordOf), ...answer }
  }

  const counted = new LRUCache<string, Promise<number>>({ max: COUNTED })

  /** The records of a kind, or of a category of it. */
  function listed(tenantId: string, kind: ContentKind, { statuses: shown, category }: ListOptions) {
    const all = rowsOf(tenantId, [kind], shown)
    if (!category) return all
    return all.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('contents_categories as c')
          .select('c.content_id')
          .whereRef('c.content_id', '=', 'contents.id')
          .where('c.tenant_id', '=', tenantId)
          .where('c.kind', '=', kind)
          .where('c.category', '=', folded(category)),
      ),
    )
  }

  /** How many there are: counted once for each content version, since all rows are looked at for it. */
  function count(tenantId: string, kind: ContentKind, options: ListOptions): Promise<number> {
    const read = async () => {
      const found = listed(tenantId, kind, options).select(({ fn }) => fn.countAll().as('total'))
      return Number((await found.executeTakeFirstOrThrow()).total)
    }
    const { version, category, statuses: shown = shownToAll } = options
    if (version === undefined) return read()
    const key = JSON.stringify([tenantId, kind, version, shown, category && folded(category)])
    const known = counted.get(key) ?? read()
    counted.set(key, known)
    known.catch(() => counted.delete(key))
    return known
  }

  /** Whether the index is asked first, though the database could answer too. */
  async function isForIndex(tenantId: string, kind: ContentKind, options: ListOptions): Promise<boolean> {
    const { withFacets, category, sort, page, pageSize } = options
    if (withFacets) return true
    if (!category && (sort === 'order' || sort === 'relevance') && page * pageSize <= LONG) return false
    return (await count(tenantId, kind, { ...options, category: undefined })) > LONG
  }

  return {
    async list(tenantId, kind, options) {
      const { page, pageSize, sort } = options
      if (needsIndex(options)) return found(tenantId, kind, options)
      if (await isForIndex(tenantId, kind, options)) {
        // While the search is away a list is slower, and without its facets, but still one.
        const answer = await found(tenantId, kind, options).catch(undefinedIfAway)
        if (answer) return answer
      }
      const total = await count(tenantId, kind, options)
      const all = listed(tenantId, kind, options)
      const sorted =
        sort === 'newest'
          ? all.orderBy(({ fn }) => fn.coalesce('published_at', 'created_at'), 'desc')
          : sort === 'updated'
            ? all.orderBy('updated_at', 'desc')
            : all.orderBy(sort === 'name' ? 'sort_name' : 'position')
      // The slug is different in every record of a kind, so pages never overlap.
      const rows = await sorted
        .orderBy('slug')
        .selectAll('contents')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute()
      return { items: rows.map(recordOf), total }
    },

    async found(tenantId, kind, q) {
      const { ids } = await find({ tenantId, kind, statuses, q, sort: 'relevance', page: 1, pageSize: MOST_FOUND })
      return ids
    },

    async byIdOrSlug(tenantId, kind, idOrSlug, shown) {
      const rows = await rowsOf(tenantId, [kind], shown)
        .where(({ or, eb }) => or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
        .selectAll('contents')
        .execute()
      const row = rows.find(({ id }) => id === idOrSlug) ?? rows[0]
      return row && recordOf(row)
    },

    async byId(tenantId, kind, id) {
      const row = await rowsOf(tenantId, [kind], statuses).where('id', '=', id).selectAll('contents').executeTakeFirst()
      return row && recordOf(row)
    },

    async categories(tenantId, kind) {
      const rows = await rowsOf(tenantId, [kind]).select('settings').orderBy('position').orderBy('slug').execute()
      const all = rows.map(({ settings }) => categoryNamesOf({ settings: fromJson(settings) }))
      return [...new Map(all.map((names) => [names[''], names])).values()].filter((names) => names[''] !== undefined)
    },

    addresses: (tenantId, kinds, idsOrSlugs) =>
      rowsOf(tenantId, kinds)
        .where(({ or, eb }) => or([eb('id', 'in', idsOrSlugs), eb('slug', 'in', idsOrSlugs)]))
        .select(['kind', 'id', 'slug'])
        .execute(),

    async named(tenantId, kinds) {
      if (kinds.length === 0) return []
      const rows = await rowsOf(tenantId, kinds)
        .select(['id', 'kind', 'slug', 'names'])
        .orderBy('kind')
        .orderBy('position')
        .orderBy('slug')
        .execute()
      return rows.map(({ names, ...row }) => ({ ...row, names: fromJson(names) }))
    },
  }
}

/** A record whose settings are read when they are asked for: many of them at once keep others waiting. */
export interface StoredContent extends Pick<ContentRecord, 'kind' | 'slug'> {
  readonly read: () => ContentRecord
}

/** So many are read at once, where all are read after each other. */
const PIECE = 100

/** All records of a kind, whatever their status, by their addresses; some of them are in memory at a time. */
export async function* contentsInPieces(
  db: Database,
  tenantId: string,
  kind: ContentKind,
): AsyncGenerator<readonly ContentRecord[]> {
  for (let last: string | undefined; ; ) {
    const rows = await db
      .selectFrom('contents')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
      .$if(last !== undefined, (rest) => rest.where('slug', '>', last ?? ''))
      .orderBy('slug')
      .limit(PIECE)
      .execute()
    yield rows.map(recordOf)
    if (rows.length < PIECE) return
    last = rows.at(-1)?.slug
  }
}

/** All records of some kinds, whatever their status. */
export async function allContents(
  db: Database,
  tenantId: string,
  kinds: readonly ContentKind[],
): Promise<readonly StoredContent[]> {
  const rows = await db
    .selectFrom('contents')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', 'in', kinds)
    .orderBy('kind')
    .orderBy('slug')
    .execute()
  return rows.map((row) => ({ kind: row.kind, slug: row.slug, read: () => recordOf(row) }))
}
