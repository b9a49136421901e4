import {
  addressesToCompare,
  canonicalJson,
  checkDraft,
  enabledLanguages,
  type Finding,
  movedPages,
  releaseDiff,
} from '@vitrine/model'
import {
  type Answer,
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
import { describeProblem } from '../../platform/language/translator.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { knownContents } from '../contents/known-contents.queries.ts'
import { mediaHostsOf } from '../domains/media-hosts.ts'
import { draftIdOf } from '../drafts/named-draft.ts'
import { readForSave } from '../drafts/store/draft-changes.queries.ts'
import { createRedirects } from '../redirects/create-redirects.ts'
import { PublishError, type PublishOptions, summaryOf } from './build-release.ts'
import { documentsAt } from './documents.queries.ts'
import { publishDraft } from './publish-draft.ts'
import { notePublishedPages } from './published-pages.queries.ts'
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

const findingsInWords = (findings: readonly Finding[], { t }: MemberContext) =>
  findings.map(({ items, ...finding }) => ({
    ...finding,
    ...(items && { items: [...items] }),
    message: describeProblem(t, finding),
  }))

/** The pages that differ between two releases, in any language. */
function changedPages(before: Release | undefined, after: Release): string[] {
  const changed = new Set<string>()
  for (const [language, { pages }] of Object.entries(after.languages)) {
    const was = new Map(before?.languages[language]?.pages.map(({ id, edition }) => [id, edition]))
    for (const { id, edition } of pages) if (was.get(id) !== edition) changed.add(id)
    const is = new Set(pages.map(({ id }) => id))
    for (const id of was.keys()) if (!is.has(id)) changed.add(id)
  }
  return [...changed]
}

/** A publish that is limited to languages or pages must name some that are there. */
async function mustBeThere({ storage, tenant, parts, t }: MemberContext, draftsId: string, input: PublishOptions) {
  if (!input.languages && !input.pages) return
  const { draft } =
    (await readForSave(storage.db, parts.specs, tenant.id, draftsId, { pages: [], records: true })) ?? {}
  if (!draft) throw new CallError('not_found')
  const spoken = enabledLanguages(draft.globalConfiguration)
  const language = input.languages?.find((code) => !spoken.includes(code))
  if (language !== undefined)
    throw new CallError('invalid_request', {
      fields: { languages: t('problem.languageNotConfigured', { language }) },
    })
  const page = input.pages?.find((id) => !draft.pagesList.some((one) => one.id === id))
  if (page !== undefined)
    throw new CallError('invalid_request', { fields: { pages: t('refusal.unknownPage', { page }) } })
}

async function publishForMember(
  context: MemberContext,
  draftsId: string,
  { redirectMoved, ...input }: PublishOptions & { readonly redirectMoved?: boolean },
): Promise<Answer<typeof publishSite>> {
  const { storage, tenant, parts, account, auditEvent } = context
  const { db } = storage
  await mustBeThere(context, draftsId, input)
  const result = await publishDraft(storage, parts.specs, tenant.id, draftsId, {
    ...input,
    accountId: account.id,
    mediaHosts: await mediaHostsOf(context, context.storage.db),
  }).catch((error: unknown) => {
    if (!(error instanceof PublishError)) throw error
    const { findings: found, ...counts } = summaryOf(error.findings)
    const details = { findings: findingsInWords(found, context), ...counts }
    throw new CallError('conflict', { message: context.t('error.notPublished'), details })
  })
  const { release, before, changed, findings, errors, warnings, blocked, waits } = result
  if (changed && release !== null)
    await recordAuditEvent(
      db,
      auditEvent({ tenantId: tenant.id, action: 'site.publish', object: release, details: { draftsId } }),
    )
  const [was, is] = await Promise.all(
    [before, release].map((id) => (id === null ? undefined : releaseOf(db, tenant.id, id))),
  )
  const moved = changed && was && is ? movedPages(was, is) : []
  const redirects = redirectMoved ? await createRedirects(context, moved) : undefined
  return {
    release,
    ...(changed && { publishedAt: new Date().toISOString() }),
    changed,
    changedPages: changed && is ? changedPages(was, is) : [],
    moved: moved.map((page) => {
      const redirect = redirects?.get(page.from)
      return { ...page, ...(redirect !== undefined && { redirect }) }
    }),
    findings: findingsInWords(findings, context),
    errors,
    warnings,
    blocked: [...blocked],
    waits,
  }
}

export const releaseRoutes: readonly Endpoint[] = [
  memberEndpoint(publishByGet, async ({ tenantId, draftId }, context) => {
    if (tenantId !== undefined && tenantId !== context.tenant.id && tenantId !== context.tenant.clientId)
      throw new CallError('not_found')
    return publishForMember(context, await draftIdOf(context, draftId), { acceptWarnings: true })
  }),

  memberEndpoint(publishSite, async ({ draftsId, ...input }, context) =>
    publishForMember(context, await draftIdOf(context, draftsId), input),
  ),

  memberEndpoint(checkDraftCall, async ({ id }, context) => {
    const { storage, tenant, stores, parts } = context
    const draft = await stores.drafts.byId(tenant.id, id)
    if (!draft) throw new CallError('not_found')
    const contents = await knownContents(storage.db, tenant.id)
    const { findings, ...counts } = summaryOf(
      checkDraft({ draft, specs: parts.specs, contents, mediaHosts: await mediaHostsOf(context, context.storage.db) }),
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
    return {
      from: other ?? null,
      to: id,
      languages: { ...languages },
      changes: changes.map((change) => ({ ...change })),
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
    storage.changed()
    return { release, changed: true }
  }),
]

/** The current release with one language as it was in another. */
function withLanguage(current: Release, other: Release, language: string): Release {
  const map = other.languages[language]
  if (!map) throw new CallError('not_found')
  return { ...current, languages: { ...current.languages, [language]: map } }
}
