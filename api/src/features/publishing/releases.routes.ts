import { addressesToCompare, canonicalJson, checkDraft, type ReleaseDiff, releaseDiff } from '@vitrine/model'
import {
  CallError,
  checkDraftCall,
  diffReleases,
  listReleases,
  publishByGet,
  publishSite,
  type Release,
  rollBack,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { knownContents } from '../contents/known-contents.queries.ts'
import { mediaHostsOf } from '../domains/media-hosts.ts'
import { draftIdOf } from '../drafts/named-draft.ts'
import { askForPrerender } from '../kept-pages/ask-for-prerender.ts'
import { contentAddress } from '../pages/shown-pages.ts'
import { samplesToCheck } from '../samples/samples-left.ts'
import { recordReleaseEvent } from '../webhooks/events/release-events.queries.ts'
import { summaryOf } from './build-release.ts'
import { documentsAt } from './documents.queries.ts'
import { draftSize, isLarge } from './draft-size.queries.ts'
import { findingsInWords, type PublishAnswer, publishAnswer, publishFailure } from './publish-answer.ts'
import { PUBLISH, type PublishJobInput } from './publish-job.ts'
import { notePublishedPages } from './published-pages.queries.ts'
import { pageNames } from './release-summary.ts'
import {
  insertRelease,
  listReleasesOf,
  movePointer,
  Overtaken,
  releaseBefore,
  releaseOf,
  releaseText,
  settingsFor,
  shownRelease,
} from './releases.queries.ts'
import { scopeIsThere } from './scope-is-there.ts'

/** What somebody asks to be published. */
type PublishQuestion = Omit<PublishJobInput, 'draftsId' | 'accountId' | 'apiKey' | 'mediaHosts' | 'requestId'>

/** Begins to publish, unless the same publish of the same revision goes on already. */
async function startPublish(context: MemberContext, draftsId: string, input: PublishQuestion) {
  const { storage, tenant, parts, account, requestId } = context
  await scopeIsThere(context, draftsId, input)
  const size = await draftSize(storage.db, tenant.id, draftsId)
  if (!size) throw new CallError('not_found')
  const mediaHosts = await mediaHostsOf(context, storage.db)
  const asked = { ...input, draftsId, accountId: account.id, ...(account.apiKey && { apiKey: account.apiKey.name }) }
  const job = await parts.jobs.add({
    kind: PUBLISH,
    tenantId: tenant.id,
    dedupe: contentAddress(canonicalJson({ ...asked, revision: size.revision })),
    input: { ...asked, mediaHosts, requestId } satisfies PublishJobInput,
  })
  return { job, isWaitedFor: !isLarge(size) }
}

/** Waits until a publish has ended. @throws CallError with why it failed */
async function publishEnded(context: MemberContext, job: string): Promise<PublishAnswer> {
  const ended = await context.parts.jobs.ended(context.tenant.id, job)
  if (!ended) throw new CallError('not_found')
  if (ended.state !== 'done') throw publishFailure(ended, context)
  return publishAnswer(ended, context)
}

export const releaseRoutes: readonly Endpoint[] = [
  memberEndpoint(publishByGet, async ({ tenantId, draftId }, context) => {
    if (tenantId !== undefined && tenantId !== context.tenant.id && tenantId !== context.tenant.clientId)
      throw new CallError('not_found')
    const { job } = await startPublish(context, await draftIdOf(context, draftId), { acceptWarnings: true })
    return publishEnded(context, job)
  }),

  memberEndpoint(publishSite, async ({ draftsId, wait, ...input }, context) => {
    const { job, isWaitedFor } = await startPublish(context, await draftIdOf(context, draftsId), input)
    return isWaitedFor || wait ? publishEnded(context, job) : { job }
  }),

  memberEndpoint(checkDraftCall, async ({ id }, context) => {
    const { storage, tenant, stores, parts } = context
    const draft = await stores.drafts.byId(tenant.id, id)
    if (!draft) throw new CallError('not_found')
    const contents = await knownContents(storage.db, tenant.id)
    const { findings, ...counts } = summaryOf(
      checkDraft({
        draft,
        specs: parts.specs,
        contents,
        mediaHosts: await mediaHostsOf(context, context.storage.db),
        ...(await samplesToCheck(storage.db, tenant.id, draft.globalConfiguration)),
      }),
    )
    return { findings: findingsInWords(findings, context), ...counts }
  }),

  memberEndpoint(listReleases, async ({ page, pageSize }, { storage, tenant }) => ({
    ...(await listReleasesOf(storage.db, tenant.id, { page, pageSize })),
    page,
    pageSize,
  })),

  memberEndpoint(diffReleases, async ({ id, from }, { storage, tenant, parts }) => {
    const { db } = storage
    const after = await releaseOf(db, tenant.id, id)
    const other = from ?? (await releaseBefore(db, tenant.id, id))
    const before = other === undefined ? { ...after, languages: {} } : await releaseOf(db, tenant.id, other)
    const documents = await documentsAt(db, parts.specs, tenant.id, addressesToCompare(before, after))
    const { languages, changes, ...rest } = releaseDiff(before, after, documents)
    const names = new Map([...pageNames(before), ...pageNames(after)])
    return {
      from: other ?? null,
      to: id,
      languages: { ...languages },
      changes: changes.map((change) => ({ ...change })),
      pages: changedPages(languages).map((page) => ({ id: page, name: names.get(page) ?? page })),
      ...rest,
    }
  }),

  memberEndpoint(rollBack, async ({ id, language, note }, context) => {
    const { storage, tenant, account, auditEvent } = context
    const to = await releaseOf(storage.db, tenant.id, id)
    const release = await storage.db
      .transaction()
      .execute(async (write) => {
        const shown = await shownRelease(write, tenant.id)
        const current = shown?.current_release ?? null
        if (!shown || current === null) throw new CallError('conflict')
        const before = await releaseOf(write, tenant.id, current)
        const next = language === undefined ? to : withLanguage(before, to, language)
        // What is shown already is not shown again.
        if (canonicalJson(next) === (await releaseText(write, tenant.id, current))) return undefined
        const made = await insertRelease(write, tenant.id, next, { accountId: account.id, kind: 'rollback', note })
        const settings = settingsFor(fromJson(shown.settings), next)
        await movePointer(write, tenant.id, current, made, toJson(settings))
        await notePublishedPages(write, tenant.id, { before, after: next })
        await askForPrerender(write, storage.engine, tenant.id, made)
        const rolledBack = { type: 'release.rolled_back', id: made, before, after: next } as const
        await recordReleaseEvent(write, tenant.id, rolledBack)
        const details = { to: id, language: language ?? null }
        await recordAuditEvent(
          write,
          auditEvent({ tenantId: tenant.id, action: 'site.rollback', object: made, details }),
        )
        return made
      })
      .catch((error: unknown) => {
        throw error instanceof Overtaken ? new CallError('conflict') : error
      })
    if (release === undefined) return { release: tenant.currentRelease ?? id, changed: false }
    storage.changes.tell({ kind: 'site', id: tenant.id })
    return { release, changed: true }
  }),
]

/** The ids of the pages that differ in any language. */
const changedPages = (languages: ReleaseDiff['languages']): readonly string[] => [
  ...new Set(Object.values(languages).flatMap(({ pages }) => pages.map(({ id }) => id))),
]

/** The current release with one language as it was in another. */
function withLanguage(current: Release, other: Release, language: string): Release {
  const map = other.languages[language]
  if (!map) throw new CallError('not_found')
  return { ...current, languages: { ...current.languages, [language]: map } }
}
