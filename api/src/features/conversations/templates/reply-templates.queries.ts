import { newId } from '@vitrine/schemas'
import type { Selectable } from 'kysely'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { folded } from '../../../platform/language/folded.ts'

/** A template of replies as members see it. */
export interface ReplyTemplate {
  readonly id: string
  readonly name: string
  /** The text by language. */
  readonly texts: Readonly<Record<string, string>>
  readonly revision: number
}

/** A template as somebody writes it. */
export type WrittenTemplate = Pick<ReplyTemplate, 'name' | 'texts'>

const templateOf = ({ id, name, texts, revision }: Selectable<Tables['reply_templates']>): ReplyTemplate => ({
  id,
  name,
  texts: fromJson(texts),
  revision,
})

/** All templates of a site, by their names; there are never many. */
export async function replyTemplatesOf(db: Database, tenantId: string): Promise<readonly ReplyTemplate[]> {
  const rows = await db
    .selectFrom('reply_templates')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('name_key')
    .execute()
  return rows.map(templateOf)
}

/** The name of a template as it is compared. */
export const nameKey = (name: string): string => folded(name)

/** Stores a template: a new one, or another state of one that is there. */
export async function putReplyTemplate(
  write: Database,
  tenantId: string,
  { name, texts }: WrittenTemplate,
  known?: ReplyTemplate,
): Promise<ReplyTemplate> {
  const saved = { id: known?.id ?? newId(), name, texts, revision: (known?.revision ?? 0) + 1 }
  const values = { name, name_key: nameKey(name), texts: toJson(texts), revision: saved.revision }
  await write
    .insertInto('reply_templates')
    .values({ tenant_id: tenantId, id: saved.id, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
    .execute()
  return saved
}

/** Tells whether it was there. */
export async function deleteReplyTemplate(write: Database, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom('reply_templates')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
