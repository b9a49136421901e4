import type { ContentKind } from '@vitrine/schemas'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { nameIn } from '../plain-words.ts'

/** The names of contents that have these ids or slugs, by both; in the nearest of some languages. */
export async function namesOfContents(
  db: Database,
  { tenantId, kind }: { readonly tenantId: string; readonly kind: ContentKind },
  named: ReadonlySet<string>,
  languages: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  if (named.size === 0) return names
  const idsOrSlugs = [...named]
  const rows = (by: 'id' | 'slug') =>
    db
      .selectFrom('contents')
      .select(['id', 'slug', 'names'])
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
      .where(by, 'in', idsOrSlugs)
      .execute()
  // The id wins where both are the same.
  for (const by of ['slug', 'id'] as const)
    for (const row of await rows(by)) names.set(row[by], nameIn(fromJson(row.names), languages) || row.slug)
  return names
}
