import {
  canonicalJson,
  type Finding,
  type KnownContent,
  type Published,
  type PublishScope,
  progressOf,
  publish,
  type Specs,
} from '@vitrine/model'
import { CallError, type Draft, type Release, type SiteLanguage } from '@vitrine/schemas'
import { isUniqueClash } from '../../platform/database/database-errors.ts'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { knownContents } from '../contents/known-contents.queries.ts'
import { createDraftsStore } from '../drafts/store/drafts.queries.ts'
import { contentAddress } from '../pages/shown-pages.ts'
import type { TenantSettings } from '../sites/tenants.ts'
import { notePublishedPages } from './published-pages.queries.ts'
import {
  insertDocuments,
  insertRelease,
  movePointer,
  Overtaken,
  releaseText,
  shownRelease,
} from './releases.queries.ts'

/** How many findings an answer names; who mends those gets the next ones. */
const NAMED = 500

/** What is published, and whether warnings about it are accepted. */
export interface PublishOptions extends PublishScope {
  readonly acceptWarnings?: boolean | undefined
  readonly accountId?: string | undefined
  readonly note?: string | undefined
  /** The hosts that visitors' browsers load files from; addresses of files are not checked when left out. */
  readonly mediaHosts?: readonly string[] | undefined
}

export interface PublishResult {
  /** The id of the release that is current now; `null` when nothing was ever published. */
  readonly release: string | null
  /** The one that was current before. */
  readonly before: string | null
  /** Whether this publish changed what visitors see. */
  readonly changed: boolean
  /** The first of them, errors before warnings. */
  readonly findings: readonly Finding[]
  readonly errors: number
  readonly warnings: number
  /** The languages that an error kept as they were. */
  readonly blocked: readonly string[]
  /** Whether nothing was published because warnings have to be accepted first. */
  readonly waits: boolean
}

/** The findings of a publish in an answer of bounded size. */
export const summaryOf = (findings: readonly Finding[]): Pick<PublishResult, 'findings' | 'errors' | 'warnings'> => {
  const errors = findings.filter(({ level }) => level === 'error').length
  return { findings: findings.slice(0, NAMED), errors, warnings: findings.length - errors }
}

/** A release that is made but not stored yet. */
export interface BuiltRelease extends Omit<Published, 'release' | 'waits'> {
  readonly waits: false
  readonly release: Release
  readonly settings: Pick<TenantSettings, 'defaultLanguage' | 'sourceLanguage' | 'languages' | 'published' | 'progress'>
}

/** A publish with warnings that nobody accepted. */
export interface WaitingPublish extends Omit<Published, 'release' | 'waits'> {
  readonly waits: true
}

/** A draft that cannot be published, because its default language has errors. */
export class PublishError extends CallError {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super('conflict', { details: summaryOf(findings) })
    this.findings = findings
  }
}

/** What a publish knows beside the draft. */
export interface PublishContext {
  readonly previous?: Release | undefined
  /** What links may lead to; links to it are not checked when left out. */
  readonly contents?: readonly KnownContent[] | undefined
}

/**
 * Makes the release of a draft and stores nothing.
 *
 * @throws PublishError when the default language is blocked and was never published.
 */
export function buildRelease(
  draft: Draft,
  specs: Specs,
  wish: PublishOptions,
  ground: PublishContext = {},
): BuiltRelease | WaitingPublish {
  const { release, waits, ...rest } = publish({ ...ground, ...wish, draft, specs, address: contentAddress })
  if (waits) return { ...rest, waits }
  if (!release) throw new PublishError(rest.findings)
  const { defaultLanguage, sourceLanguage, languages } = release
  const settings = languageSettings(draft, specs, Object.keys(languages))
  return { ...rest, waits, release, settings: { ...settings, defaultLanguage, sourceLanguage } }
}

/** What a site says of its languages while this draft is what it shows. */
export const languageSettings = (
  draft: Draft,
  specs: Specs,
  published: readonly string[],
): BuiltRelease['settings'] => ({
  defaultLanguage: draft.globalConfiguration.defaultLanguage,
  sourceLanguage: draft.globalConfiguration.sourceLanguage,
  languages: draft.globalConfiguration.languages,
  published,
  progress: progressOf(draft, specs),
})

/**
 * Publishes a draft, or some languages or pages of it: editions, release and the move of the pointer in
 * one transaction. Nothing is released where visitors would see the same: of a revision that is published
 * already, where every language is blocked, or the others show what they did (R321), and where warnings are
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
  wish: PublishOptions = {},
): Promise<PublishResult> {
  for (let tries = 0; tries < 5; tries++) {
    const result = await publishOnce(storage, specs, tenantId, draftsId, wish)
    if (result) return result
  }
  throw new CallError('conflict')
}

/** `undefined` when another publish came between: it has to be made again from what is current then. */
async function publishOnce(
  storage: Storage,
  specs: Specs,
  tenantId: string,
  draftsId: string,
  wish: PublishOptions,
): Promise<PublishResult | undefined> {
  const { db } = storage
  const draft = await createDraftsStore(storage, specs).byId(tenantId, draftsId)
  const tenant = await shownRelease(db, tenantId)
  if (!draft || !tenant) throw new CallError('not_found')
  const current = tenant.current_release
  const before = current === null ? undefined : await releaseText(db, tenantId, current)
  const previous = before === undefined ? undefined : fromJson(before)
  const contents = await knownContents(db, tenantId)
  const prepared = buildRelease(draft, specs, wish, { previous, contents })
  const { blocked, waits } = prepared
  const answer = { ...summaryOf(prepared.findings), before: current, blocked, waits }
  if (prepared.waits) return { release: current, changed: false, ...answer }

  const shown = fromJson(tenant.settings)
  const languages = languagesAfter(draft, wish, shown.languages)
  const next = { ...shown, ...prepared.settings, languages }
  const settings = toJson(next)
  const isReleased =
    previous !== undefined &&
    (blocked.length > 0
      ? prepared.release === previous || showsTheSame(prepared.release, previous, next, shown)
      : before === canonicalJson(prepared.release) && settings === tenant.settings)
  if (isReleased) return { release: current, changed: false, ...answer }

  const release = await db
    .transaction()
    .execute(async (write) => {
      await insertDocuments(write, tenantId, prepared.documents)
      const { accountId, note } = wish
      const id = await insertRelease(write, tenantId, prepared.release, { kind: 'publish', accountId, note })
      await movePointer(write, tenantId, current, id, settings)
      await notePublishedPages(write, tenantId, { before: previous, after: prepared.release })
      return id
    })
    .catch((error: unknown) => {
      if (error instanceof Overtaken || isUniqueClash(error)) return undefined
      throw error
    })
  if (release === undefined) return undefined
  storage.changed()
  return { release, changed: true, ...answer }
}

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
  wish: PublishOptions,
  shown: readonly SiteLanguage[],
): readonly SiteLanguage[] {
  if (!wish.languages && !wish.pages) return languages
  const isPublishedNow = ({ code, enabled }: SiteLanguage) => (wish.languages ? wish.languages.includes(code) : enabled)
  return languages.map((language) =>
    isPublishedNow(language) ? language : (shown.find(({ code }) => code === language.code) ?? language),
  )
}
