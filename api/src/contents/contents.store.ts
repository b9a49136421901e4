import type { ContentKind, ContentRecord, Settings } from '@vitrine/schemas'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Storage } from '../storage/storage.ts'
import type { Database, Tables } from '../storage/tables.ts'
import { categoriesOf, categoryNamesOf, folded, nameProp, namesOf, searchTextOf } from './words-of.ts'

export interface ListWish {
  readonly page: number
  readonly pageSize: number
  readonly category?: string | undefined
  readonly q?: string | undefined
  readonly sort: 'order' | 'newest' | 'name'
}

/** What a list of addresses needs of a record. */
export interface NamedContent {
  readonly id: string
  readonly kind: ContentKind
  readonly slug: string
  readonly names: Readonly<Record<string, string>>
}

export interface ContentsStore {
  /** One page of the published records of a kind, and how many there are. */
  list(
    tenantId: string,
    kind: ContentKind,
    wish: ListWish,
  ): Promise<{ readonly items: readonly ContentRecord[]; readonly total: number }>
  /** One published record by id or slug; the id wins. */
  byIdOrSlug(tenantId: string, kind: ContentKind, idOrSlug: string): Promise<ContentRecord | undefined>
  /** The categories of the published cases or articles, each by language, in the order of those. */
  categories(tenantId: string, kind: 'case' | 'info'): Promise<readonly Readonly<Record<string, string>>[]>
  /** All published records of some kinds by name, in their order. */
  named(tenantId: string, kinds: readonly ContentKind[]): Promise<readonly NamedContent[]>
}

type Row = Tables['contents']

const recordOf = (row: Row): ContentRecord => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  status: row.status,
  order: row.position,
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  ...(row.published_at !== null && { publishedAt: row.published_at }),
  settings: JSON.parse(row.settings) as Settings,
})

/** Every word must be found somewhere in the text; `%`, `_` and `\` in it stand for themselves. */
const holdsWords = (q: string) => {
  const words = folded(q).split(' ').slice(0, 8)
  return ({ and }: ExpressionBuilder<Tables, 'contents'>) =>
    and(
      words.map((word) => sql<boolean>`contents.search like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
    )
}

export function createContentsStore({ db }: Storage): ContentsStore {
  const published = (tenantId: string, kinds: readonly ContentKind[]) =>
    db
      .selectFrom('contents')
      .where('contents.tenant_id', '=', tenantId)
      .where('contents.kind', 'in', kinds)
      .where('contents.status', '=', 'published')

  return {
    async list(tenantId, kind, { page, pageSize, category, q, sort }) {
      let found = published(tenantId, [kind])
      if (category) {
        found = found.where(({ exists, selectFrom }) =>
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
      if (q && folded(q) !== '') found = found.where(holdsWords(q))
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const sorted =
        sort === 'newest'
          ? found.orderBy('published_at', 'desc')
          : found.orderBy(sort === 'name' ? 'sort_name' : 'position')
      const rows = await sorted
        // The slug is different in every record of a kind, so pages never overlap.
        .orderBy('slug')
        .selectAll('contents')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute()
      return { items: rows.map(recordOf), total: Number(total) }
    },

    async byIdOrSlug(tenantId, kind, idOrSlug) {
      const rows = await published(tenantId, [kind])
        .where(({ or, eb }) => or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
        .selectAll('contents')
        .execute()
      const row = rows.find(({ id }) => id === idOrSlug) ?? rows[0]
      return row && recordOf(row)
    },

    async categories(tenantId, kind) {
      const rows = await published(tenantId, [kind]).select('settings').orderBy('position').orderBy('slug').execute()
      const all = rows.map(({ settings }) => categoryNamesOf({ settings: JSON.parse(settings) as Settings }))
      return [...new Map(all.map((names) => [names[''], names])).values()].filter((names) => names[''] !== undefined)
    },

    async named(tenantId, kinds) {
      if (kinds.length === 0) return []
      const rows = await published(tenantId, kinds)
        .select(['id', 'kind', 'slug', 'names'])
        .orderBy('kind')
        .orderBy('position')
        .orderBy('slug')
        .execute()
      return rows.map(({ names, ...row }) => ({ ...row, names: JSON.parse(names) as NamedContent['names'] }))
    },
  }
}

/** Stores a new record with what it is found by. */
export async function insertContent(db: Database, tenantId: string, record: ContentRecord): Promise<void> {
  const name = record.settings.props[nameProp(record.kind)]
  await db
    .insertInto('contents')
    .values({
      tenant_id: tenantId,
      id: record.id,
      kind: record.kind,
      slug: record.slug,
      status: record.status,
      position: record.order,
      revision: record.revision,
      created_at: record.createdAt,
      updated_at: record.updatedAt,
      published_at: record.publishedAt ?? null,
      settings: JSON.stringify(record.settings),
      names: JSON.stringify(namesOf(record)),
      sort_name: folded(typeof name === 'string' ? name : ''),
      search: searchTextOf(record),
    })
    .execute()
  const categories = categoriesOf(record)
  if (categories.length === 0) return
  await db
    .insertInto('contents_categories')
    .values(categories.map((category) => ({ tenant_id: tenantId, content_id: record.id, kind: record.kind, category })))
    .execute()
}
