import type { ContentRecord } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** A record as its row holds it. */
export const recordOf = (row: Tables['contents']): ContentRecord => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  status: row.status,
  order: row.position,
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  ...(row.published_at !== null && { publishedAt: row.published_at }),
  settings: fromJson(row.settings),
})
