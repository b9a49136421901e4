import type { Answer, mediaDetail } from '@vitrine/schemas'
import { type Expression, type SqlBool, sql } from 'kysely'
import { contains } from '../../platform/database/contains.ts'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { idOf, isMediaName } from '../../platform/files/file-names.ts'
import type { MediaFiles } from './tables.ts'

type Place = Answer<typeof mediaDetail>['usedBy'][number]

/** More places than a person wants to read. */
const MOST = 50

/**
 * What stands in the address of a file: the id of an upload, which is nowhere by chance; of what came
 * with a site its path, whatever serves it.
 */
export const textsOf = ({ files, poster }: MediaFiles): readonly string[] => [
  ...new Set([...files, ...(poster ?? [])].map(({ name }) => (isMediaName(name) ? idOf(name) : `/${name}`))),
]

/**
 * Where a picture, film or file is used: in drafts, in contents, and in editions, which may be shown
 * again by a rollback. The JSON is looked through as text, whatever its shape.
 */
export async function usedBy(db: Database, tenantId: string, media: MediaFiles): Promise<Place[]> {
  const texts = textsOf(media)
  const holds = (...columns: readonly Expression<string>[]): readonly Expression<SqlBool>[] =>
    columns.flatMap((column) => texts.map((text) => contains(column, text)))
  const pages = await db
    .selectFrom('draft_pages')
    .select(['page_id as id', 'record'])
    .where('tenant_id', '=', tenantId)
    .where(({ or, ref }) => or(holds(ref('settings'), ref('record'), ref('page_schema'))))
    .limit(MOST)
    .execute()
  const drafts = await db
    .selectFrom('drafts')
    .select(sql<string>`cast(id as text)`.as('id'))
    .where('tenant_id', '=', tenantId)
    .where(({ or, ref }) => or(holds(ref('document'))))
    .limit(MOST)
    .execute()
  const contents = await db
    .selectFrom('contents')
    .select(['id', 'kind', 'names'])
    .where('tenant_id', '=', tenantId)
    .where(({ or, ref }) => or(holds(ref('settings'))))
    .limit(MOST)
    .execute()
  const editions = await db
    .selectFrom('editions')
    .select('address as id')
    .where('tenant_id', '=', tenantId)
    .where(({ or, ref }) => or(holds(ref('document'))))
    .limit(MOST)
    .execute()
  const as = (kind: Place['kind'], found: readonly { readonly id: string }[]) => found.map(({ id }) => ({ kind, id }))
  // A page may be in several drafts; it is told once.
  const pageNames = new Map(pages.map(({ id, record }) => [id, fromJson(record).settings.props?.name]))
  return [
    ...[...pageNames].map(([id, name]): Place => ({ kind: 'page', id, ...(typeof name === 'string' && { name }) })),
    ...as('site', drafts),
    ...contents.map(({ id, kind, names }): Place => {
      const name = fromJson(names)['']
      return { kind: 'content', id, content: kind, ...(name !== undefined && { name }) }
    }),
    ...as('edition', editions),
  ]
}
