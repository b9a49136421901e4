import {
  can,
  draftEvents,
  draftPageById,
  listDraftPages,
  listDrafts,
  listOperations,
  removePage,
  saveDraft,
  savePage,
  websiteDraft,
} from '@vitrine/schemas'
import { type Endpoint, endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { mediaHostsOf } from '../domains/media-hosts.ts'
import { placeByNow } from '../draft-keys/identities.ts'
import { withoutIgnored } from '../operations/sent-operations.ts'
import { eventsOf } from './events/draft-events.ts'
import { draftIdOf, mustBePages } from './named-draft.ts'
import { pageDocumentOf } from './page-document.ts'
import { draftPageEndpoints, removalOf } from './saving/page-operations.ts'
import { save } from './saving/save.ts'
import { saveRequestOf } from './saving/save-request.ts'
import { operationsOfShape } from './saving/save-shape.ts'
import { pageRecordsOf } from './store/draft-pages.queries.ts'
import { revisionOf } from './store/draft-rows.queries.ts'
import { readDraft } from './store/drafts.queries.ts'
import { newestOperations, operationsSince } from './store/operations.queries.ts'
import { factsOfPages, infosOf } from './store/page-facts.queries.ts'

export const draftRoutes: readonly Endpoint[] = [
  endpoint(websiteDraft, async ({ id }, context) => {
    const { storage, tenant, parts } = context
    const { db } = storage
    const pagesList = await pageRecordsOf(db, tenant.id, Number(id))
    const home = pagesList.find(({ pageType }) => pageType === 'home') ?? pagesList[0]
    const draft = orNotFound(await readDraft(db, parts.specs, tenant.id, id, home ? [home.id] : []))
    const draftsInfo = orNotFound((await infosOf(db, tenant.id)).find((info) => info.id === id))
    const mediaHosts = await mediaHostsOf(context, db)
    return { ...draft, pagesList: [...pagesList], draftsInfo, ...(mediaHosts && { mediaHosts }) }
  }),

  memberEndpoint(listDrafts, async (_question, { storage, tenant }) => {
    return infosOf(storage.db, tenant.id)
  }),

  memberEndpoint(listDraftPages, async ({ draftsId }, context) => {
    const draft = await draftIdOf(context, draftsId)
    return factsOfPages(context.storage.db, context.tenant.id, Number(draft))
  }),

  memberEndpoint(draftPageById, ({ draftsId, id }, context) => pageDocumentOf(context, draftsId, id)),

  memberEndpoint(
    saveDraft,
    async (question, context) => {
      const { draftsId, baseRevision } = question
      const operations = question.operations ?? (await operationsOfShape(question, saveRequestOf(context, draftsId)))
      return save(saveRequestOf(context, draftsId), { baseRevision, operations })
    },
    withoutIgnored,
  ),

  memberEndpoint(listOperations, async ({ id, after, page, pageSize }, context) => {
    const draftId = Number(await draftIdOf(context, id))
    const log = { tenantId: context.tenant.id, draftId }
    if (after === undefined)
      return { ...(await newestOperations(context.storage.db, log, { page, pageSize })), page, pageSize }
    const items = await operationsSince(context.storage.db, log, after, pageSize)
    return { items, total: items.length, page: 1, pageSize }
  }),

  memberEndpoint(draftEvents, async ({ id, after }, context) => {
    const { storage, tenant, parts, lastEvent } = context
    const draftId = Number(await draftIdOf(context, id))
    const log = { tenantId: tenant.id, draftId }
    const revision = orNotFound(await revisionOf(storage.db, tenant.id, draftId))
    const body = eventsOf(parts.watch, {
      draftId,
      after: after ?? (/^[0-9]{1,15}$/.test(lastEvent ?? '') ? Number(lastEvent) : revision),
      since: (known, limit) => operationsSince(storage.db, log, known, limit),
      mayGoOn: async () => can(await placeByNow(context), 'draft.read'),
    })
    return { body, type: 'text/event-stream', headers: { 'x-accel-buffering': 'no' } }
  }),

  memberEndpoint(savePage, async (question, context) => {
    const { draftsId } = question
    await draftIdOf(context, draftsId)
    const at = await draftPageEndpoints(question, context)
    const { revision } = await save({ ...saveRequestOf(context, draftsId), isOwnOperations: false }, at)
    const { page } = await pageDocumentOf(context, draftsId, at.pageId)
    return { page, revision }
  }),

  memberEndpoint(removePage, async ({ id, draftsId }, context) => {
    const draft = await draftIdOf(context, draftsId)
    await mustBePages(context, draft, [id])
    await save({ ...saveRequestOf(context, draft), isOwnOperations: false }, await removalOf(id, draft, context))
    return {}
  }),
]
