import { isIgnored } from '@vitrine/model'
import {
  CallError,
  contentKindOf,
  type Draft,
  draftEvents,
  draftPageById,
  listAssociations,
  listDraftPages,
  listDrafts,
  listOperations,
  removePage,
  saveAssociations,
  saveDraft,
  savePage,
  websiteDraft,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Answered, answerMember } from '../../http/endpoint/endpoint.ts'
import type { Database } from '../../platform/database/tables.ts'
import { sayProblem } from '../../platform/language/translator.ts'
import { mediaHostsOf } from '../domains/media-hosts.ts'
import { whoShows } from '../draft-keys/identities.ts'
import { type Association, associationsOf, setAssociation } from './associations.queries.ts'
import { eventsOf } from './draft-events.ts'
import { readDraft } from './drafts.queries.ts'
import { newestOperations, operationsSince } from './operations.queries.ts'
import { pageDocumentOf } from './page-document.ts'
import { factsOfPages, infosOf } from './page-facts.queries.ts'
import { pageOperations, removalOf } from './page-operations.ts'
import { save } from './save.ts'
import { operationsOfShape } from './save-shape.ts'

/** The draft that is meant: the named one, else the only one of the site. */
export async function draftIdOf({ storage, tenant }: MemberContext, wanted?: string): Promise<string> {
  const drafts = await storage.db
    .selectFrom('drafts')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .limit(2)
    .execute()
  if (wanted === undefined && drafts.length === 1) return String(drafts[0]?.id)
  const found = await storage.db
    .selectFrom('drafts')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', Number(wanted ?? 0))
    .executeTakeFirst()
  if (!found) throw new CallError('not_found')
  return String(found.id)
}

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new CallError('not_found')
  return value
}

const saving = (context: MemberContext, draftsId: string) => {
  const { storage, tenant, parts, member, account, requestId, words } = context
  return {
    storage,
    specs: parts.specs,
    tenantId: tenant.id,
    draftsId,
    member,
    account,
    requestId,
    words,
    hostsOf: (db: Database) => mediaHostsOf(context, db),
  }
}

/** Those of a draft whose page is there and whose targets are told. */
async function mustBePages(
  { storage, tenant }: MemberContext,
  draftsId: string,
  ids: readonly string[],
): Promise<void> {
  const rows = await storage.db
    .selectFrom('draft_pages')
    .select('page_id')
    .where('tenant_id', '=', tenant.id)
    .where('draft_id', '=', Number(draftsId))
    .where('page_id', 'in', [...new Set(ids)])
    .execute()
  if (rows.length < new Set(ids).size) throw new CallError('not_found')
}

/** What pages are about must be there: contents of the site by id or slug, or pages of the draft. */
async function mustBeTargets(
  { storage: { db }, tenant, words }: MemberContext,
  draftsId: string,
  associations: readonly Association[],
): Promise<void> {
  for (const { targetType, targetIds } of associations) {
    const kind = contentKindOf(targetType)
    const ids = [...new Set(targetIds)]
    if (ids.length === 0) continue
    const rows = kind
      ? await db
          .selectFrom('contents')
          .select(['id', 'slug as other'])
          .where('tenant_id', '=', tenant.id)
          .where('kind', '=', kind)
          .where(({ or, eb }) => or([eb('id', 'in', ids), eb('slug', 'in', ids)]))
          .execute()
      : await db
          .selectFrom('draft_pages')
          .select(['page_id as id', 'page_id as other'])
          .where('tenant_id', '=', tenant.id)
          .where('draft_id', '=', Number(draftsId))
          .where('page_id', 'in', ids)
          .execute()
    const known = new Set(rows.flatMap(({ id, other }) => [id, other]))
    const missing = ids.find((id) => !known.has(id))
    if (missing !== undefined)
      throw new CallError('invalid_request', {
        fields: {
          targetIds: sayProblem(words, { key: 'problem.linkTarget', params: { pageType: targetType, id: missing } }),
        },
      })
  }
}

/** Operations that name a prototype, in any form of a path, are ignored: the rest of the batch counts (R211). */
const withoutIgnored = (sent: unknown): unknown => {
  const { operations } = (sent ?? {}) as { readonly operations?: unknown }
  return Array.isArray(operations)
    ? { ...(sent as object), operations: operations.filter((operation) => !isIgnored(operation)) }
    : sent
}

export const draftAnswers: readonly Answered[] = [
  answerMember(websiteDraft, async ({ id }, context) => {
    const { storage, tenant, parts } = context
    const { db } = storage
    const pages = await db
      .selectFrom('draft_pages')
      .select(['page_id', 'record'])
      .where('tenant_id', '=', tenant.id)
      .where('draft_id', '=', Number(id))
      .orderBy('position')
      .orderBy('page_id')
      .execute()
    const pagesList = pages.map(({ record }) => JSON.parse(record) as Draft['pagesList'][number])
    const home = pagesList.find(({ pageType }) => pageType === 'home') ?? pagesList[0]
    const draft = found(await readDraft(db, parts.specs, tenant.id, id, home ? [home.id] : []))
    const draftsInfo = found((await infosOf(db, tenant.id)).find((info) => info.id === id))
    const mediaHosts = await mediaHostsOf(context, db)
    return { ...draft, pagesList, draftsInfo, ...(mediaHosts && { mediaHosts }) }
  }),

  answerMember(listDrafts, async (_question, { storage, tenant }) => {
    return infosOf(storage.db, tenant.id)
  }),

  answerMember(listDraftPages, async ({ draftsId }, context) => {
    const draft = await draftIdOf(context, draftsId)
    return factsOfPages(context.storage.db, context.tenant.id, Number(draft))
  }),

  answerMember(draftPageById, ({ draftsId, id }, context) => pageDocumentOf(context, draftsId, id)),

  answerMember(
    saveDraft,
    async (question, context) => {
      const { draftsId, baseRevision } = question
      const operations = question.operations ?? (await operationsOfShape(question, saving(context, draftsId)))
      return save(saving(context, draftsId), { baseRevision, operations })
    },
    withoutIgnored,
  ),

  answerMember(listOperations, async ({ id, after, page, pageSize }, context) => {
    const draftId = Number(await draftIdOf(context, id))
    const log = { tenantId: context.tenant.id, draftId }
    if (after === undefined)
      return { ...(await newestOperations(context.storage.db, log, { page, pageSize })), page, pageSize }
    const items = await operationsSince(context.storage.db, log, after, pageSize)
    return { items, total: items.length, page: 1, pageSize }
  }),

  answerMember(draftEvents, async ({ id, after }, context) => {
    const { storage, tenant, parts, session, account, lastEvent } = context
    const draftId = Number(await draftIdOf(context, id))
    const log = { tenantId: tenant.id, draftId }
    const { revision } = await storage.db
      .selectFrom('drafts')
      .select('revision')
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', draftId)
      .executeTakeFirstOrThrow()
    const body = eventsOf(parts.watch, {
      draftId,
      after: after ?? (/^[0-9]{1,15}$/.test(lastEvent ?? '') ? Number(lastEvent) : revision),
      since: (known, limit) => operationsSince(storage.db, log, known, limit),
      mayGoOn: async () => (await whoShows(storage.db, { session, frame: context.frame }))?.account.id === account.id,
    })
    return { body, type: 'text/event-stream', headers: { 'x-accel-buffering': 'no' } }
  }),

  answerMember(savePage, async (question, context) => {
    const { draftsId } = question
    await draftIdOf(context, draftsId)
    const at = await pageOperations(question, context)
    const { revision } = await save({ ...saving(context, draftsId), isOwnOperations: false }, at)
    const { page } = await pageDocumentOf(context, draftsId, at.pageId)
    return { page, revision }
  }),

  answerMember(removePage, async ({ id, draftsId }, context) => {
    const draft = await draftIdOf(context, draftsId)
    await mustBePages(context, draft, [id])
    await save({ ...saving(context, draft), isOwnOperations: false }, await removalOf(id, draft, context))
    return {}
  }),

  answerMember(saveAssociations, async ({ draftsId, body }, context) => {
    const { storage, tenant } = context
    const draft = await draftIdOf(context, draftsId)
    await mustBePages(
      context,
      draft,
      body.map(({ sourcePageId }) => sourcePageId),
    )
    await mustBeTargets(context, draft, body)
    await storage.db.transaction().execute(async (write) => {
      for (const association of body) await setAssociation(write, tenant.id, Number(draft), association)
    })
    return body.map((association) => ({ ...association, order: association.order ?? 0 }))
  }),

  answerMember(listAssociations, async ({ id, draftsId }, context) => {
    const draft = await draftIdOf(context, draftsId)
    await mustBePages(context, draft, [id])
    return associationsOf(context.storage.db, context.tenant.id, Number(draft), id)
  }),
]
