import { enabledLanguages } from '@vitrine/model'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'

/** How much there is to publish of a draft. */
export interface DraftSize {
  readonly revision: number
  /** Its components times its enabled languages. */
  readonly values: number
}

/** How large a draft of a tenant is; nothing when it has none with this id. */
export async function draftSize(db: Database, tenantId: string, draftsId: string): Promise<DraftSize | undefined> {
  const id = Number(draftsId)
  const draft = await db
    .selectFrom('drafts')
    .select(['revision', 'document'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!draft) return undefined
  const { components } = await db
    .selectFrom('draft_components')
    .select(({ fn }) => fn.countAll().as('components'))
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', id)
    .executeTakeFirstOrThrow()
  const languages = enabledLanguages(fromJson(draft.document).globalConfiguration)
  return { revision: draft.revision, values: Number(components) * languages.length }
}

/** Work on fewer values is waited for; of more than that the answer is a job. */
const WAITED_FOR = 500

export const isLarge = ({ values }: DraftSize): boolean => values >= WAITED_FOR
