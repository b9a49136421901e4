import type { Specs } from '@vitrine/model'
import { CallError } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { knownContents } from '../contents/known-contents.queries.ts'
import { createDraftsStore } from '../drafts/store/drafts.queries.ts'
import { samplesToCheck } from '../samples/samples-left.ts'
import { releaseText, shownRelease } from './releases.queries.ts'

/** A draft of a tenant. */
export interface PublishedDraft {
  readonly tenantId: string
  readonly draftsId: string
}

/**
 * What a publish is made from as it is now: the draft, what visitors are shown, and what its checks have to know.
 *
 * @throws CallError `not_found` when the tenant has no such draft.
 */
export async function publishGround(storage: Storage, specs: Specs, { tenantId, draftsId }: PublishedDraft) {
  const { db } = storage
  const draft = await createDraftsStore(storage, specs).byId(tenantId, draftsId)
  const tenant = await shownRelease(db, tenantId)
  if (!draft || !tenant) throw new CallError('not_found')
  const current = tenant.current_release
  const before = current === null ? undefined : await releaseText(db, tenantId, current)
  return {
    draft,
    /** As it is stored. */
    settings: tenant.settings,
    /** The id of the current release, and its stored text. */
    current,
    before,
    context: {
      previous: before === undefined ? undefined : fromJson(before),
      contents: await knownContents(db, tenantId),
      ...(await samplesToCheck(db, tenantId, draft.globalConfiguration)),
    },
  }
}
