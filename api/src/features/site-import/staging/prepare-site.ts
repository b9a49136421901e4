import { join } from 'node:path'
import {
  enabledLanguages,
  type Finding,
  type MediaHosts,
  type Specs,
  upgradeDraft,
  withEveryNote,
  withNotesOfDraft,
} from '@vitrine/model'
import {
  type ContentRecord,
  contentProps,
  type Draft,
  isClientId,
  isObject,
  newId,
  type TranslationStatus,
} from '@vitrine/schemas'
import type { RunWrite, Write } from '../../../platform/database/short-transactions.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { insertContent } from '../../contents/editing/change-contents.queries.ts'
import { indexWrites } from '../../contents/search/index/index.queries.ts'
import { putReplyTemplate } from '../../conversations/templates/reply-templates.queries.ts'
import { setAssociation } from '../../drafts/associations/associations.queries.ts'
import { draftWrites } from '../../drafts/store/drafts.queries.ts'
import { foundMedia } from '../../media/found-media.ts'
import { insertFoundMedia, type NewMedia } from '../../media/media.queries.ts'
import { type BuiltRelease, buildRelease, languageSettings, PublishError } from '../../publishing/build-release.ts'
import { documentWrites } from '../../publishing/documents.queries.ts'
import { notePublishedPages } from '../../publishing/published-pages.queries.ts'
import { insertRelease } from '../../publishing/releases.queries.ts'
import { putRedirect } from '../../redirects/redirects.queries.ts'
import { takeNumber } from '../../sites/counters.queries.ts'
import { insertSite } from '../../sites/insert-site.queries.ts'
import { storedFacts } from '../../sites/site-facts.ts'
import type { TenantSettings } from '../../sites/tenants.ts'
import { checkSettings } from '../checks/check-settings.ts'
import { warnOfForeignMedia } from '../checks/foreign-media.ts'
import { checkLinks } from '../checks/links.ts'
import type { ContentFile } from '../files/file-kinds.ts'
import type { SiteFiles } from '../files/files.ts'
import { type ReadSite, readSite } from '../files/read-site.ts'
import { type ImportSteps, inSteps } from '../import-steps.ts'
import { checkMedia, notesOf, stageMedia, withServedMedia } from '../media.ts'
import { withSignsOfLife } from '../pending-sites.ts'
import { ImportError, type ImportProblem, ImportReport } from '../problems.ts'
import { isDraftId, siteWith, takenDomains } from './staged-sites.queries.ts'

/** What a site comes in with; all of it can be sent to a worker. */
export interface StagingOptions {
  /** Digits only; the next free one when left out. */
  readonly tenantId?: string | undefined
  /** The id of its draft; the next free one when left out. */
  readonly draftsId?: string | undefined
  /** Whether visitors see the site at once. */
  readonly publish?: boolean | undefined
  /** The hosts that pictures and films may be on; others get a warning, and are taken. Any, when left out. */
  readonly mediaHosts?: MediaHosts
  /** Another name in addresses than the files say; its domains stay with the first site then. */
  readonly clientId?: string | undefined
}

/** Where a site is put until it is shown. */
export interface StagingPlace extends Pick<Storage, 'db' | 'importsDir'> {
  /** The name of the site until then. */
  readonly pendingId: string
  readonly runWrite: RunWrite
  readonly steps: ImportSteps
}

/** A site that is stored under its pending id: what is needed to show it. */
export interface StagedSite {
  readonly pendingId: string
  readonly tenantId: string
  readonly clientId: string
  readonly draftsId: string
  readonly domains: readonly string[]
  /** Its files, which wait in a folder of the imports until they are stored. */
  readonly mediaNames: readonly string[]
  /** The release that visitors will see; `null` when none was asked for. */
  readonly release: string | null
  readonly warnings: readonly ImportProblem[]
}

/** A site that was read and checked, and what stores it, in order; each write is short. */
export interface PreparedSite {
  readonly site: StagedSite
  readonly writes: Iterable<Write>
}

/** Everything that is stored. */
interface PrepareSiteOptions {
  readonly site: StagedSite
  readonly read: ReadSite
  readonly draft: Draft
  readonly contents: readonly ContentRecord[]
  readonly settings: TenantSettings
  readonly media: readonly NewMedia[]
  readonly prepared: BuiltRelease | undefined
  readonly steps: ImportSteps
}

/**
 * Reads and checks the files of a site as a whole, and writes its media into a folder of the imports.
 *
 * @throws ImportError with everything that is wrong; nothing is stored then but media.
 */
export async function prepareSite(
  { db, importsDir, pendingId, runWrite, steps }: StagingPlace,
  specs: Specs,
  files: SiteFiles,
  options: StagingOptions,
): Promise<PreparedSite> {
  const report = new ImportReport()
  const read = checkedSite(withClientId(files, options.clientId), specs, report)
  warnOfForeignMedia(read, specs, options.mediaHosts, report)
  await checkIsFree(db, read, options, report)
  report.mustBeEmpty()

  const number = async (name: 'tenants' | 'drafts') => String(await runWrite(() => takeNumber(db, name)))
  const tenantId = options.tenantId ?? (await number('tenants'))
  const draftsId = options.draftsId ?? (await number('drafts'))
  const { translations = 'new' } = read.site
  const draft = withNotesOfDraft({ ...withServedMedia(read.draft, tenantId), draftsId }, specs, translations)
  const prepared = options.publish
    ? preparedRelease({ draft, specs, read, onPage: () => steps.done(0) }, report)
    : undefined
  // A file is written, noted and stored; a record is stored and indexed.
  const mediaSteps = 3 * Object.keys(files.media ?? {}).length
  steps.expect(draft.pagesList.length + 2 * read.contents.length + mediaSteps + (prepared?.documents.size ?? 0))
  const settings: TenantSettings = {
    systemPages: read.site.systemPages === true,
    ...(prepared?.settings ?? languageSettings(draft, specs, enabledLanguages(draft.globalConfiguration))),
  }
  const contents = read.contents.map((content) => recordOf(withServedMedia(content, tenantId), translations))
  const staged = await stageMedia(files, { folder: join(importsDir, pendingId), tenantId, onFile: steps.done }, report)
  report.mustBeEmpty()
  const media = foundMedia(staged, notesOf(read, tenantId))

  const { clientId, domains = [] } = read.site
  const release = prepared ? newId() : null
  const mediaNames = staged.map(({ name }) => name)
  const site = { pendingId, tenantId, clientId, draftsId, domains, mediaNames, release, warnings: report.warnings }
  const writes = writesOf({ site, read, draft, contents, settings, media, prepared, steps })
  return { site, writes: withSignsOfLife(writes, pendingId) }
}

/** The files of the same site under another name. */
function withClientId(files: SiteFiles, clientId: string | undefined): SiteFiles {
  const site = files.documents['site.json']
  if (clientId === undefined || !isObject(site)) return files
  const { domains: _domains, ...rest } = site
  return { ...files, documents: { ...files.documents, 'site.json': { ...rest, clientId } } }
}

/** The site with its draft upgraded, when nothing is wrong with the shape of its files. */
function checkedSite(files: SiteFiles, specs: Specs, report: ImportReport): ReadSite {
  const shaped = readSite(files, report)
  if (!shaped) throw new ImportError(report.problems)
  const read = { ...shaped, draft: upgradeDraft(shaped.draft, specs) }
  checkSettings(read, specs, report)
  checkLinks(read, report)
  checkMedia(read.documents, files, report)
  return read
}

async function checkIsFree(
  db: Database,
  { site }: ReadSite,
  { tenantId, draftsId }: StagingOptions,
  report: ImportReport,
): Promise<void> {
  const file = 'site.json'
  const { clientId, domains = [] } = site
  if (!isClientId(clientId)) report.error(file, 'reservedWord', 'clientId', { clientId })
  if (tenantId !== undefined && !/^[1-9][0-9]{0,14}$/.test(tenantId))
    throw new Error(`A tenant id has digits only, not '${tenantId}'.`)
  if (new Set(domains).size < domains.length) report.error(file, 'usedTwice', 'domains')
  const tenant = await siteWith(db, clientId, tenantId)
  if (tenant) report.error(file, 'taken', tenant.client_id === clientId ? 'clientId' : 'tenantId', { clientId })
  if (draftsId !== undefined && (await isDraftId(db, draftsId))) report.error(file, 'taken', 'draftsId', { draftsId })
  for (const host of await takenDomains(db, domains)) report.error(file, 'taken', 'domains', { host })
}

interface PrepareReleaseOptions {
  readonly draft: Draft
  readonly specs: Specs
  readonly read: ReadSite
  readonly onPage: () => void
}

/** Makes the release; warnings, and what blocks a language but the default one, become warnings. */
function preparedRelease(
  { draft, specs, read, onPage }: PrepareReleaseOptions,
  report: ImportReport,
): BuiltRelease | undefined {
  const contents = read.contents.map(({ id, kind, slug, status }) => ({
    kind,
    slug,
    id: id ?? slug,
    isPublished: status === 'published',
  }))
  try {
    const prepared = buildRelease(draft, specs, { acceptWarnings: true }, { contents, onPage })
    for (const finding of prepared.findings) report.warnings.push(inFile(finding, read))
    return prepared.waits ? undefined : prepared
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    // What no document is refused for, a link that leads nowhere, keeps a site from being published, not from being
    // taken: an export of a site as it is comes in again.
    const isOnlyChecks = error.findings.every(({ level, key }) => level === 'warning' || key.startsWith('check.'))
    for (const finding of error.findings)
      (finding.level === 'error' && !isOnlyChecks ? report.problems : report.warnings).push(inFile(finding, read))
    return undefined
  }
}

/** A finding with the file that it comes from in place of its place in the draft. */
function inFile(
  { level: _level, section: _section, items: _items, content: _content, page, part, menu, theme, ...problem }: Finding,
  { pageFiles, menuFiles }: ReadSite,
): ImportProblem {
  if (menu !== undefined) return { ...problem, file: menuFiles.get(menu) ?? 'menus/' }
  if (part !== undefined) return { ...problem, file: `${part}.json` }
  if (theme !== undefined) return { ...problem, file: 'configuration.json' }
  return { ...problem, file: pageFiles.get(page ?? '') ?? 'pages/' }
}

function recordOf(
  { id, kind, slug, status, order, publishedAt, settings }: ContentFile,
  translations: TranslationStatus,
): ContentRecord {
  const now = new Date().toISOString()
  return {
    id: id ?? newId(),
    kind,
    slug,
    status,
    order,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    ...(publishedAt !== undefined
      ? { publishedAt: new Date(publishedAt).toISOString() }
      : status === 'published' && { publishedAt: now }),
    settings: withEveryNote(contentProps[kind], settings, translations),
  }
}

const MEDIA_AT_ONCE = 100

/** Stores a site under its pending id. */
function* writesOf({
  site,
  read,
  draft,
  contents,
  settings,
  media,
  prepared,
  steps,
}: PrepareSiteOptions): Generator<Write> {
  const { pendingId, tenantId, release } = site
  yield async (write) => {
    await insertSite(write, {
      id: tenantId,
      clientId: pendingId,
      name: read.site.name,
      settings,
      facts: storedFacts(read.site),
    })
    await takeNumber(write, 'tenants', Number(tenantId))
    await takeNumber(write, 'drafts', Number(draft.draftsId))
  }
  yield* inSteps(draftWrites(tenantId, draft), draft.pagesList.length, steps)
  for (const association of read.associations)
    yield (write) => setAssociation(write, tenantId, Number(draft.draftsId), association)
  for (const rule of read.redirects) yield (write) => putRedirect(write, tenantId, rule)
  for (const template of read.replyTemplates) yield (write) => putReplyTemplate(write, tenantId, template)
  const records = contents.map(
    (record): Write =>
      (write) =>
        insertContent(write, tenantId, record),
  )
  yield* inSteps(records, contents.length, steps)
  const changes = contents.map((after) => ({ after }))
  yield* inSteps(indexWrites(tenantId, changes), contents.length, steps)
  for (let at = 0; at < media.length; at += MEDIA_AT_ONCE) {
    const some = media.slice(at, at + MEDIA_AT_ONCE)
    yield (write) => insertFoundMedia(write, tenantId, some)
    steps.done(some.length)
  }
  if (!prepared || release === null) return
  yield* inSteps(documentWrites(tenantId, prepared.documents), prepared.documents.size, steps)
  yield (write) => insertRelease(write, tenantId, prepared.release, { kind: 'publish' }, release)
  yield (write) => notePublishedPages(write, tenantId, { before: undefined, after: prepared.release })
}
