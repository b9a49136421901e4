import { CallError, type PageDocument } from '@vitrine/schemas'
import type { SiteContext } from '../../http/endpoint/context.ts'
import { newestDraftWith } from './store/draft-pages.queries.ts'
import { readDraft } from './store/drafts.queries.ts'

type DraftSource = Pick<SiteContext, 'storage' | 'tenant' | 'parts'>

/**
 * A page of a draft as it is edited.
 * @throws CallError `not_found` when the draft has no such page.
 */
export async function pageDocumentOf(
  { storage, tenant, parts }: DraftSource,
  draftsId: string,
  id: string,
): Promise<PageDocument> {
  const draft = await readDraft(storage.db, parts.specs, tenant.id, draftsId, [id])
  const [page] = draft?.pagesList ?? []
  const pageSchema = draft?.pageSchemaMap[id]
  if (!draft || !page || !pageSchema) throw new CallError('not_found')
  return { page, pageSchema, componentsSettingValues: draft.componentsSettingValues, revision: draft.revision }
}

/** The page in the newest draft of the site that has it, if any does. */
export async function pageInDrafts(context: DraftSource, id: string): Promise<PageDocument | undefined> {
  const draftId = await newestDraftWith(context.storage.db, context.tenant.id, id)
  return draftId === undefined ? undefined : pageDocumentOf(context, String(draftId), id)
}
