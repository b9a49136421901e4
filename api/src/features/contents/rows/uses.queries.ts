import { type Specs, specOf } from '@vitrine/model'
import { type Answer, type contentUses, entities, pageTypeOf, type SettingsById } from '@vitrine/schemas'
import type { Expression, SqlBool } from 'kysely'
import { contains } from '../../../platform/database/contains.ts'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { linksTo, namesContent, type Sought } from './names-content.ts'

type Use = Answer<typeof contentUses>[number]

/** More places than a person wants to read. */
const MOST = 200

/** Whether one of some columns holds an id or slug as a whole text. What it means there is looked at afterwards. */
const holding =
  ({ id, slug }: Sought) =>
  (...columns: readonly Expression<string>[]): readonly Expression<SqlBool>[] =>
    columns.flatMap((column) => [id, slug].map((text) => contains(column, JSON.stringify(text))))

type TypesById = Readonly<Record<string, { readonly type: string }>>

const isUsedBy = (components: TypesById, settings: SettingsById, specs: Specs, sought: Sought): boolean =>
  Object.entries(settings).some(([id, one]) =>
    namesContent(specOf(specs, components[id]?.type ?? '')?.props, one, sought),
  )

const nameOf = (value: unknown, id: string): string => (typeof value === 'string' && value !== '' ? value : id)

async function pagesThatUse(db: Database, tenantId: string, specs: Specs, sought: Sought): Promise<readonly Use[]> {
  const rows = await db
    .selectFrom('draft_pages')
    .select(['draft_id', 'page_id', 'record', 'page_schema', 'settings'])
    .where('tenant_id', '=', tenantId)
    .where(({ or, ref }) => or(holding(sought)(ref('settings'), ref('record'))))
    .orderBy('draft_id')
    .orderBy('position')
    .limit(MOST)
    .execute()
  return rows.flatMap((row): readonly Use[] => {
    const { settings } = fromJson(row.record)
    const { components } = fromJson(row.page_schema)
    const isUsed = linksTo(settings, sought) || isUsedBy(components, fromJson(row.settings), specs, sought)
    const use = { kind: 'page', id: row.page_id, name: nameOf(settings.props.name, row.page_id) } as const
    return isUsed ? [{ ...use, draftsId: String(row.draft_id) }] : []
  })
}

/** Pages of which it was said that they are about it. */
async function pagesAbout(db: Database, tenantId: string, sought: Sought): Promise<readonly Use[]> {
  const rows = await db
    .selectFrom('page_associations as a')
    .innerJoin('draft_pages as p', (join) =>
      join
        .onRef('p.tenant_id', '=', 'a.tenant_id')
        .onRef('p.draft_id', '=', 'a.draft_id')
        .onRef('p.page_id', '=', 'a.page_id'),
    )
    .select(['p.draft_id', 'p.page_id', 'p.record', 'a.target_ids'])
    .where('a.tenant_id', '=', tenantId)
    .where('p.tenant_id', '=', tenantId)
    .where('a.target_type', '=', pageTypeOf[sought.kind])
    .where(({ or, ref }) => or(holding(sought)(ref('a.target_ids'))))
    .limit(MOST)
    .execute()
  return rows.map((row) => {
    const { settings } = fromJson(row.record)
    const name = nameOf(settings.props.name, row.page_id)
    return { kind: 'page', id: row.page_id, name, draftsId: String(row.draft_id) }
  })
}

/** Menus, and the header and footer of drafts. */
async function partsThatUse(db: Database, tenantId: string, specs: Specs, sought: Sought): Promise<readonly Use[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(['id', 'document'])
    .where('tenant_id', '=', tenantId)
    .where(({ or, ref }) => or(holding(sought)(ref('document'))))
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.flatMap(({ id: draft, document }): readonly Use[] => {
    const { menuList, globalConfiguration } = fromJson(document)
    const menus = menuList
      .filter(({ settings }) => linksTo(settings, sought))
      .map(({ id }): Use => ({ kind: 'menu', id, name: id, draftsId: String(draft) }))
    const parts = (['header', 'footer'] as const).flatMap((part): readonly Use[] => {
      const found = globalConfiguration[part]
      if (!found || !isUsedBy(found.pageSchema.components, found.componentsSettingValues, specs, sought)) return []
      return [{ kind: 'part', id: part, name: part, draftsId: String(draft) }]
    })
    return [...menus, ...parts]
  })
}

async function contentsThatUse(db: Database, tenantId: string, sought: Sought): Promise<readonly Use[]> {
  const rows = await db
    .selectFrom('contents')
    .select(['id', 'kind', 'slug', 'names', 'settings'])
    .where('tenant_id', '=', tenantId)
    .where('id', '!=', sought.id)
    .where(({ or, ref }) => or(holding(sought)(ref('settings'))))
    .orderBy('kind')
    .orderBy('position')
    .orderBy('slug')
    .limit(MOST)
    .execute()
  return rows
    .filter(({ kind, settings }) => namesContent(entities[kind].props, fromJson(settings), sought))
    .map(({ kind, id, slug, names }) => ({ kind, id, name: nameOf(fromJson(names)[''], slug) }))
}

/**
 * Where a content is used: what links to it, names it, or is about it; in drafts and in other contents. The JSON is
 * looked through as text first, whatever its shape.
 */
export async function usesOf(db: Database, tenantId: string, specs: Specs, sought: Sought): Promise<readonly Use[]> {
  const found = [
    ...(await pagesThatUse(db, tenantId, specs, sought)),
    ...(await pagesAbout(db, tenantId, sought)),
    ...(await partsThatUse(db, tenantId, specs, sought)),
    ...(await contentsThatUse(db, tenantId, sought)),
  ]
  return [...new Map(found.map((use) => [`${use.kind} ${use.draftsId ?? ''} ${use.id}`, use])).values()]
}
