import type { Answer, ContentKind, listAssociations } from '@vitrine/schemas'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'

export type Association = Answer<typeof listAssociations>[number]

/** What a page is about, in order. */
export async function associationsOf(
  db: Database,
  tenantId: string,
  draftId: number,
  pageId: string,
): Promise<Association[]> {
  const rows = await db
    .selectFrom('page_associations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', draftId)
    .where('page_id', '=', pageId)
    .orderBy('position')
    .orderBy('target_type')
    .orderBy('component_id')
    .execute()
  return rows.map((row) => ({
    sourcePageId: row.page_id,
    ...(row.component_id !== '' && { sourceComponentId: row.component_id }),
    targetType: row.target_type,
    targetIds: [...fromJson(row.target_ids)],
    order: row.position,
  }))
}

/** Stores an association in place of one with the same source and kind; without targets it is taken away. */
export async function setAssociation(
  db: Database,
  tenantId: string,
  draftId: number,
  { sourcePageId, sourceComponentId = '', targetType, targetIds, order }: Association,
): Promise<void> {
  const key = { page_id: sourcePageId, component_id: sourceComponentId, target_type: targetType }
  if (targetIds.length === 0) {
    await db
      .deleteFrom('page_associations')
      .where('tenant_id', '=', tenantId)
      .where('draft_id', '=', draftId)
      .where('page_id', '=', sourcePageId)
      .where('component_id', '=', sourceComponentId)
      .where('target_type', '=', targetType)
      .execute()
    return
  }
  const values = { target_ids: toJson(targetIds), position: order ?? 0 }
  await db
    .insertInto('page_associations')
    .values({ tenant_id: tenantId, draft_id: draftId, ...key, ...values })
    .onConflict((conflict) =>
      conflict.columns(['draft_id', 'page_id', 'component_id', 'target_type']).doUpdateSet(values),
    )
    .execute()
}

/** Those of the ids and slugs that contents of this kind have, whatever their status. */
export async function knownContentIds(
  db: Database,
  tenantId: string,
  kind: ContentKind,
  idsOrSlugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('contents')
    .select(['id', 'slug'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where(({ or, eb }) => or([eb('id', 'in', idsOrSlugs), eb('slug', 'in', idsOrSlugs)]))
    .execute()
  return new Set(rows.flatMap(({ id, slug }) => [id, slug]))
}
