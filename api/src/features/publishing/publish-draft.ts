import { canonicalJson, enabledLanguages, type Specs } from '@vitrine/model'
import { CallError, type Draft, newId, type Release, type SiteLanguage } from '@vitrine/schemas'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import { besideOthers } from '../../platform/database/short-transactions.ts'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { TenantSettings } from '../sites/tenants.ts'
import { buildRelease, type FindingSummary, type PublishOptions, summaryOf } from './build-release.ts'
import { DOCUMENTS_AT_ONCE, documentWrites } from './documents.queries.ts'
import { type PublishedDraft, publishGround } from './publish-ground.ts'
import { notePublishedPages } from './published-pages.queries.ts'
import { insertRelease, movePointer, Overtaken } from './releases.queries.ts'

export interface PublishResult extends FindingSummary {
  /** The id of the release that is current now; `null` when nothing was ever published. */
  readonly release: string | null
  /** The one that was current before. */
  readonly before: string | null
  /** Whether this publish changed what visitors see. */
  readonly changed: boolean
  /** The languages that an error kept as they were. */
  readonly blocked: readonly string[]
  /** Whether nothing was published because warnings have to be accepted first. */
  readonly waits: boolean
  /** Whether nothing was published because somebody looked at another draft or release before. */
  readonly isOutdated?: boolean
}

/** What a release changed, for what is done in the transaction that makes it current. */
export interface MadeRelease {
  readonly result: PublishResult & { readonly release: string }
  readonly before: Release | undefined
  readonly after: Release
}

/** Who takes part in a publish. */
export interface PublishSteps {
  /** Told how far it is; what it throws ends the publish, of which nothing is seen then. */
  readonly progress?: (done: number, total: number) => void
  /** Stores what belongs to the release, in the last transaction. */
  readonly also?: (write: Database, made: MadeRelease) => Promise<void>
}

/**
 * Publishes a draft, or some languages or pages of it: the editions by short transactions, then the release and the
 * move of the pointer in a last one. Nothing is released where visitors would see the same: of a revision that is
 * published already, where every language is blocked, or the others show what they did (R321), and where warnings are
 * not accepted.
 *
 * @throws CallError `not_found` when the tenant has no such draft; `conflict` when others publish at
 * the same time again and again; PublishError when the default language cannot be published.
 */
export async function publishDraft(
  storage: Storage,
  specs: Specs,
  tenantId: string,
  draftsId: string,
  input: PublishOptions = {},
  steps: PublishSteps = {},
): Promise<PublishResult> {
  for (let tries = 0; tries < 5; tries++) {
    const result = await publishOnce(storage, specs, { tenantId, draftsId }, input, steps)
    if (result) return result
  }
  throw new CallError('conflict')
}

/** What a publish is asked for, and who hears how far it is. */
export interface ReleaseRequest {
  readonly of: PublishedDraft
  readonly input: PublishOptions
  readonly progress?: PublishSteps['progress']
}

/** A release whose documents are stored: only that it is shown is missing. */
export interface StoredRelease {
  readonly release: Release
  /** The id of the release that is current, and what it shows. */
  readonly current: string | null
  readonly previous: Release | undefined
  /** What the site says of its languages now, and while it shows this release. */
  readonly shown: TenantSettings
  readonly next: TenantSettings
  readonly draftRevision: number
  readonly answer: Omit<PublishResult, 'release' | 'changed'>
}

/**
 * Makes the release of a draft and stores its documents, by short transactions. Where visitors would see the same, or
 * nothing may be published, it is told why instead.
 *
 * @throws CallError `not_found`; PublishError when the default language cannot be published.
 */
export async function storeRelease(
  storage: Storage,
  specs: Specs,
  { of, input, progress = () => undefined }: ReleaseRequest,
): Promise<{ readonly made: StoredRelease } | { readonly nothing: PublishResult }> {
  const { db } = storage
  const { draft, current, before, settings: stored, context } = await publishGround(storage, specs, of)
  const { previous } = context
  if (isOutdated(input.reviewed, draft.revision, current))
    return { nothing: { ...nothingPublished(current), isOutdated: true } }
  // Half of the work is to make the editions, the other half is to store them.
  const pages = draft.pagesList.length * enabledLanguages(draft.globalConfiguration).length
  let made = 0
  const onPage = () => progress(++made, pages * 2)
  const prepared = buildRelease(draft, specs, input, { ...context, onPage })
  const { blocked, waits } = prepared
  const answer = { ...summaryOf(prepared.findings), before: current, blocked, waits }
  if (prepared.waits) return { nothing: { release: current, changed: false, ...answer } }

  const shown = fromJson(stored)
  const languages = languagesAfter(draft, input, shown.languages)
  const next = { ...shown, ...prepared.settings, languages }
  const isReleased =
    previous !== undefined &&
    (blocked.length > 0
      ? prepared.release === previous || showsTheSame(prepared.release, previous, next, shown)
      : before === canonicalJson(prepared.release) && toJson(next) === stored)
  if (isReleased) return { nothing: { release: current, changed: false, ...answer } }

  let written = 0
  for (const write of documentWrites(of.tenantId, prepared.documents)) {
    progress(pages + Math.min(pages, Math.floor((pages * written) / prepared.documents.size)), pages * 2)
    await besideOthers(storage)(() => write(db))
    written += DOCUMENTS_AT_ONCE
  }
  const { release } = prepared
  return { made: { release, current, previous, shown, next, draftRevision: draft.revision, answer } }
}

/** `undefined` when another publish came between: it has to be made again from what is current then. */
async function publishOnce(
  storage: Storage,
  specs: Specs,
  of: PublishedDraft,
  input: PublishOptions,
  { progress, also }: PublishSteps,
): Promise<PublishResult | undefined> {
  const stored = await storeRelease(storage, specs, { of, input, progress })
  if ('nothing' in stored) return stored.nothing
  const { release: after, current, previous, next, answer } = stored.made
  const { tenantId } = of
  const release = newId()
  const result = { release, changed: true, ...answer }
  const isCurrent = await storage.db
    .transaction()
    .execute(async (write) => {
      const { accountId, note } = input
      await insertRelease(write, tenantId, after, { kind: 'publish', accountId, note }, release)
      await movePointer(write, tenantId, current, release, toJson(next))
      await notePublishedPages(write, tenantId, { before: previous, after })
      await also?.(write, { result, before: previous, after })
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof Overtaken || isUniqueViolation(error)) return false
      throw error
    })
  if (!isCurrent) return undefined
  storage.changes.tell({ kind: 'site', id: tenantId })
  return result
}

/** Whether the draft or what visitors see is another one than somebody looked at. */
const isOutdated = (reviewed: PublishOptions['reviewed'], revision: number, current: string | null): boolean =>
  reviewed !== undefined && (reviewed.revision !== revision || reviewed.release !== current)

const nothingPublished = (current: string | null): PublishResult => ({
  release: current,
  before: current,
  changed: false,
  findings: [],
  errors: 0,
  warnings: 0,
  blocked: [],
  waits: false,
})

/**
 * Whether visitors would see of a release what they see already. The revision of the draft is no part of
 * that, and neither is how much of it is translated.
 */
const showsTheSame = (release: Release, current: Release, next: TenantSettings, shown: TenantSettings): boolean =>
  canonicalJson({ ...release, draftRevision: current.draftRevision }) === canonicalJson(current) &&
  canonicalJson({ ...next, progress: shown.progress }) === canonicalJson(shown)

/** How visitors are offered the languages: as the draft says, but a language that is not published now stays. */
function languagesAfter(
  { globalConfiguration: { languages } }: Draft,
  input: PublishOptions,
  shown: readonly SiteLanguage[],
): readonly SiteLanguage[] {
  if (!input.languages && !input.pages) return languages
  const isPublishedNow = ({ code, enabled }: SiteLanguage) =>
    input.languages ? input.languages.includes(code) : enabled
  return languages.map((language) =>
    isPublishedNow(language) ? language : (shown.find(({ code }) => code === language.code) ?? language),
  )
}
