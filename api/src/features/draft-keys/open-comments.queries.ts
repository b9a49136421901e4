import type { Database } from '../../platform/database/tables.ts'

/** How many open comments came with each of these links. */
export async function openCommentsByLink(
  db: Database,
  tenantId: string,
  links: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (links.length === 0) return new Map()
  const rows = await db
    .selectFrom('preview_comments')
    .where('tenant_id', '=', tenantId)
    .where('link_id', 'in', links)
    .where('thread_id', 'is', null)
    .where('resolved_at', 'is', null)
    .groupBy('link_id')
    .select(({ fn }) => ['link_id', fn.countAll().as('count')])
    .execute()
  return new Map(rows.map(({ link_id, count }) => [link_id ?? '', Number(count)]))
}
