import { baseLanguage, type MediaReplacement, mediaOperations, mediaOperationsIn } from '@vitrine/model'
import { CallError, contentKey, contentProps, newId, type Operation } from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import { storedContents } from '../../contents/editing/stored-contents.queries.ts'
import { contentsRevision } from '../../contents/log/content-operations.queries.ts'
import { saveContentsInTransaction } from '../../contents/saving/save-contents.ts'
import { saveInTransaction } from '../../drafts/saving/save.ts'
import { saveRequestOf } from '../../drafts/saving/save-request.ts'
import { readForSave } from '../../drafts/store/draft-changes.queries.ts'
import { lockDraft } from '../../drafts/store/draft-rows.queries.ts'
import { lockSite } from '../../sites/lock-site.queries.ts'
import type { Media } from '../media.queries.ts'
import type { ReplacedPlace, ReplacementDocument } from '../tables.ts'
import { contentsNaming, countEditionsNaming, draftsNaming } from './named-in.queries.ts'
import {
  aroundPlace,
  contentPlace,
  pagePlace,
  placesInContents,
  placesInDraft,
  placesWithout,
} from './operation-places.ts'
import { replacementOf } from './replacement.ts'
import { insertReplacement } from './replacements.queries.ts'

/** What changes in one draft, and what in it names the file otherwise. */
interface DraftChanges {
  readonly draftsId: string
  readonly revision: number
  readonly operations: readonly Operation[]
  readonly places: readonly ReplacedPlace[]
  readonly left: readonly ReplacedPlace[]
}

async function changesOfDrafts(
  db: Database,
  { storage, tenant, parts }: MemberContext,
  media: Media,
  replacement: MediaReplacement,
): Promise<readonly DraftChanges[]> {
  const changes: DraftChanges[] = []
  for (const { draftsId, isAround, pages } of await draftsNaming(db, tenant.id, media)) {
    await lockDraft(db, storage.engine, tenant.id, Number(draftsId))
    const ids = pages.map(({ id }) => id)
    const read = await readForSave(db, parts.specs, tenant.id, draftsId, { pages: ids, records: false })
    if (!read) continue
    const { draft } = read
    const operations = mediaOperationsIn(draft, parts.specs, replacement, baseLanguage(draft.globalConfiguration))
    const places = placesInDraft(draftsId, operations, pages)
    const named = [...pages.map((page) => pagePlace(draftsId, page)), ...(isAround ? [aroundPlace(draftsId)] : [])]
    changes.push({ draftsId, revision: draft.revision, operations, places, left: placesWithout(named, places) })
  }
  return changes
}

async function changesOfContents(db: Database, { tenant }: MemberContext, media: Media, replacement: MediaReplacement) {
  const contents = await contentsNaming(db, tenant.id, media)
  const records = await storedContents(db, tenant.id, { contents, slugs: [] })
  const operations = records.flatMap((record) =>
    mediaOperations(
      { of: { content: contentKey(record) }, schema: contentProps[record.kind], settings: record.settings },
      replacement,
      baseLanguage(tenant),
    ),
  )
  const places = placesInContents(operations, records)
  return { operations, places, left: placesWithout(records.map(contentPlace), places) }
}

/** Where a file takes, or would take, the place of another one. */
export interface Replaced {
  readonly id?: string
  readonly places: ReplacedPlace[]
  readonly left: ReplacedPlace[]
  readonly published: number
}

/**
 * Puts a file in the place of another one in all drafts and contents: in one transaction, by operations that the logs
 * hold, so that everybody who edits gets them, and `undoReplacement` takes them back.
 *
 * @param isDryRun nothing is changed: it is only told where it would be.
 * @throws CallError `wrong_type` for a file of another kind; what saves throw.
 */
export async function replaceEverywhere(
  context: MemberContext,
  media: Media,
  by: Media,
  isDryRun: boolean,
): Promise<Replaced> {
  const { storage, tenant } = context
  if (media.kind !== by.kind) throw new CallError('wrong_type')
  const published = media.id === by.id ? 0 : await countEditionsNaming(storage.db, tenant.id, media)
  const { hasChangedContents, ...replaced } = await storage.db.transaction().execute(async (db) => {
    await lockSite(db, tenant.id)
    const replacement = replacementOf(tenant.id, media, by)
    const drafts = await changesOfDrafts(db, context, media, replacement)
    const contents = await changesOfContents(db, context, media, replacement)
    const places = [...drafts.flatMap((one) => one.places), ...contents.places]
    const left = media.id === by.id ? [] : [...drafts.flatMap((one) => one.left), ...contents.left]
    if (isDryRun || places.length === 0) return { places, left, hasChangedContents: false }
    const document = await save(db, context, drafts, contents, places)
    const id = newId()
    await insertReplacement(db, {
      tenantId: tenant.id,
      id,
      media: media.id,
      by: by.id,
      accountId: context.account.id,
      document,
    })
    const details = { by: by.id, places: places.length }
    await recordAuditEvent(
      db,
      context.auditEvent({ tenantId: tenant.id, action: 'media.replace', object: media.id, details }),
    )
    return { id, places, left, hasChangedContents: document.contentsRevision !== undefined }
  })
  if (hasChangedContents) storage.changes.tell({ kind: 'site', id: tenant.id })
  return { ...replaced, published }
}

async function save(
  db: Database,
  context: MemberContext,
  changed: readonly DraftChanges[],
  contents: { readonly operations: readonly Operation[] },
  places: readonly ReplacedPlace[],
): Promise<ReplacementDocument> {
  const drafts: { draftsId: string; revision: number }[] = []
  for (const { draftsId, revision: baseRevision, operations } of changed) {
    if (operations.length === 0) continue
    const request = { ...saveRequestOf(context, draftsId), isOwnOperations: false }
    const { revision } = await saveInTransaction(db, request, { baseRevision, operations })
    drafts.push({ draftsId, revision })
  }
  if (contents.operations.length === 0) return { drafts, places }
  const baseRevision = await contentsRevision(db, context.tenant.id)
  const { revision } = await saveContentsInTransaction(db, context, { baseRevision, operations: contents.operations })
  return { drafts, contentsRevision: revision, places }
}
