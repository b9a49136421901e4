import { type Editable, needsOf, rebase, type Specs } from '@vitrine/model'
import { CallError, contentKey, type LoggedOperation, newId, type Operation, parentPath } from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { orNotFound } from '../../../http/endpoint/or-not-found.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import { configuredLanguages } from '../../contents/editing/configured-languages.queries.ts'
import { storedContents } from '../../contents/editing/stored-contents.queries.ts'
import {
  contentOperationsSince,
  contentsRevision,
  countOperationsSince,
} from '../../contents/log/content-operations.queries.ts'
import { editableRecords } from '../../contents/saving/editable-contents.ts'
import { saveContentsInTransaction } from '../../contents/saving/save-contents.ts'
import { saveInTransaction } from '../../drafts/saving/save.ts'
import { saveRequestOf } from '../../drafts/saving/save-request.ts'
import { readForSave } from '../../drafts/store/draft-changes.queries.ts'
import { lockDraft } from '../../drafts/store/draft-rows.queries.ts'
import { operationsSince } from '../../drafts/store/operations.queries.ts'
import { lockSite } from '../../sites/lock-site.queries.ts'
import type { ReplacedPlace } from '../tables.ts'
import { pageOfRecord, placesInContents, placesInDraft, placesWithout } from './operation-places.ts'
import { markUndone, replacementById } from './replacements.queries.ts'

/** Operations about one picture belong together: its address with its size, in the same language. */
function pictureOf(operation: Operation): string {
  if (!('of' in operation)) return operation.id
  const language = 'language' in operation ? operation.language : undefined
  return JSON.stringify([operation.of, parentPath(operation.path), language])
}

/** What takes the operations of one revision back, as it applies now; a picture that somebody changed since is left out. */
function takenBack(
  done: readonly LoggedOperation[],
  since: readonly LoggedOperation[],
  now: { readonly draft: Editable; readonly specs: Specs },
): readonly Operation[] {
  const inverses = done.toReversed().map(({ inverse }): Operation => ({ ...inverse, id: newId() }))
  const { conflicts } = rebase(inverses, since, now)
  const lost = new Set(conflicts.map(({ operation }) => operation))
  const changed = new Set(inverses.filter(({ id }) => lost.has(id)).map(pictureOf))
  return rebase(
    inverses.filter((operation) => !changed.has(pictureOf(operation))),
    since,
    now,
  ).operations
}

/** Of what was done since a revision before it, what the revision itself did, and what came after. */
const split = <O extends LoggedOperation>(logged: readonly O[], revision: number) => ({
  done: logged.filter((one) => one.revision === revision),
  since: logged.filter((one) => one.revision > revision),
})

async function undoInDraft(
  db: Database,
  context: MemberContext,
  { draftsId, revision }: { readonly draftsId: string; readonly revision: number },
): Promise<readonly ReplacedPlace[]> {
  const { storage, tenant, parts } = context
  const now = await lockDraft(db, storage.engine, tenant.id, Number(draftsId))
  if (now === undefined) return []
  const log = { tenantId: tenant.id, draftId: Number(draftsId) }
  const { done, since } = split(await operationsSince(db, log, revision - 1), revision)
  const needs = needsOf([...done.map(({ inverse }) => inverse), ...since.map(({ operation }) => operation)])
  const read = await readForSave(db, parts.specs, tenant.id, draftsId, needs)
  if (!read) return []
  const operations = takenBack(done, since, { draft: read.draft, specs: parts.specs })
  if (operations.length === 0) return []
  const request = { ...saveRequestOf(context, draftsId), isOwnOperations: false }
  await saveInTransaction(db, request, { baseRevision: now, operations })
  return placesInDraft(draftsId, operations, read.draft.pagesList.map(pageOfRecord))
}

async function undoInContents(
  db: Database,
  context: MemberContext,
  revision: number,
): Promise<readonly ReplacedPlace[]> {
  const { tenant } = context
  const count = await countOperationsSince(db, tenant.id, revision - 1)
  const { done, since } = split(await contentOperationsSince(db, tenant.id, revision - 1, count), revision)
  const needs = needsOf(done.map(({ inverse }) => inverse))
  const records = await storedContents(db, tenant.id, { contents: needs.contents, slugs: [] })
  const there = new Set(records.map(contentKey))
  const configured = await configuredLanguages(db, tenant)
  const ofThese = (one: LoggedOperation) => needsOf([one.operation]).contents.some((key) => there.has(key))
  const draft = editableRecords(tenant, records, configured)
  const operations = takenBack(done.filter(ofThese), since.filter(ofThese), { draft, specs: [] })
  if (operations.length === 0) return []
  const baseRevision = await contentsRevision(db, tenant.id)
  await saveContentsInTransaction(db, context, { baseRevision, operations })
  return placesInContents(operations, records)
}

/**
 * Takes a replacement back wherever nobody changed the same picture since: by operations of its own, so that the logs
 * hold both.
 *
 * @throws CallError `not_found`; `conflict` when it was undone already.
 */
export async function undoReplacementOf(
  context: MemberContext,
  media: string,
  id: string,
): Promise<{ readonly places: ReplacedPlace[]; readonly left: ReplacedPlace[] }> {
  const { storage, tenant } = context
  const undone = await storage.db.transaction().execute(async (db) => {
    await lockSite(db, tenant.id)
    const { document } = orNotFound(await replacementById(db, tenant.id, media, id))
    if (!(await markUndone(db, tenant.id, id))) throw new CallError('conflict')
    const places: ReplacedPlace[] = []
    for (const draft of document.drafts) places.push(...(await undoInDraft(db, context, draft)))
    const { contentsRevision: revision } = document
    if (revision !== undefined) places.push(...(await undoInContents(db, context, revision)))
    const left = placesWithout(document.places, places)
    const details = { places: places.length, left: left.length }
    await recordAuditEvent(
      db,
      context.auditEvent({ tenantId: tenant.id, action: 'media.undo-replace', object: media, details }),
    )
    return { places, left, hasContents: revision !== undefined }
  })
  const { hasContents, ...answer } = undone
  if (hasContents) storage.changes.tell({ kind: 'site', id: tenant.id })
  return answer
}
