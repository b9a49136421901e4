import {
  enabledLanguages,
  type Finding,
  type Specs,
  upgradeDraft,
  withEveryNote,
  withNotesOfDraft,
} from '@vitrine/model'
import { type ContentRecord, contentProps, type Draft, isClientId, newId } from '@vitrine/schemas'
import { insertContent } from '../contents/change.store.ts'
import { setAssociation } from '../drafts/associations.store.ts'
import { insertDraft } from '../drafts/drafts.store.ts'
import { foundMedia } from '../media/found-media.ts'
import { insertFoundMedia, type NewMedia } from '../media/media.store.ts'
import { languageSettings, type PreparedRelease, PublishError, prepareRelease } from '../publishing/publishing.ts'
import { insertDocuments, insertRelease } from '../publishing/releases.store.ts'
import { putRedirect } from '../redirects/redirects.store.ts'
import { storedFacts } from '../sites/facts.ts'
import type { TenantSettings } from '../sites/tenants.ts'
import { takeNumber } from '../storage/counters.ts'
import { isUniqueClash, type Storage } from '../storage/storage.ts'
import type { Database } from '../storage/tables.ts'
import { checkSettings } from './check-settings.ts'
import type { SiteFiles } from './files.ts'
import { inSteps } from './in-steps.ts'
import { checkLinks } from './links.ts'
import { checkMedia, notesOf, stageMedia, withServedMedia } from './media.ts'
import { Findings, ImportError, type ImportProblem } from './problems.ts'
import { type ContentFile, type ReadSite, readSite } from './read-site.ts'

export interface ImportOptions {
  /** Digits only; the next free one when left out. */
  readonly tenantId?: string
  /** The id of its draft; the next free one when left out. */
  readonly draftsId?: string
  /** Whether visitors see the site at once. */
  readonly publish?: boolean | undefined
  /** Another name in addresses than the files say; its domains stay with the first site then. */
  readonly clientId?: string | undefined
  /** What else is stored in the same transaction: who owns the site. */
  readonly also?: (write: Database, tenantId: string) => Promise<void>
  /** Whether its domains count at once. Only for sites that we bring along: an owner must prove a domain first. */
  readonly domainsVerified?: boolean
}

export interface ImportResult {
  readonly tenantId: string
  readonly clientId: string
  readonly draftsId: string
  /** The release that was published; `null` when none was asked for. */
  readonly release: string | null
  /** What does no harm, but is hardly meant so: links that lead nowhere, sections that are unknown here. */
  readonly warnings: readonly ImportProblem[]
}

/** Everything that one transaction stores. */
interface ToStore {
  readonly tenantId: string
  readonly read: ReadSite
  readonly draft: Draft
  readonly contents: readonly ContentRecord[]
  readonly settings: TenantSettings
  readonly media: readonly NewMedia[]
  readonly prepared: PreparedRelease | undefined
  readonly options: ImportOptions
}

/**
 * Makes a tenant with its site from JSON files (their layout: README). Everything is checked first,
 * and stored in one transaction.
 *
 * `await importSite(storage, specs, await readFiles('demo'), { draftsId: '1', publish: true })`
 *
 * @throws ImportError with everything that is wrong; nothing is stored then.
 */
export async function importSite(
  storage: Storage,
  specs: Specs,
  files: SiteFiles,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const findings = new Findings()
  const read = await checkedSite(withClientId(files, options.clientId), specs, findings)
  await checkIsFree(storage, read, options, findings)
  findings.mustBeEmpty()

  const tenantId = options.tenantId ?? String(await takeNumber(storage.db, 'tenants'))
  const draftsId = options.draftsId ?? String(await takeNumber(storage.db, 'drafts'))
  const draft = withNotesOfDraft({ ...withServedMedia(read.draft, tenantId), draftsId }, specs)
  const prepared = options.publish ? preparedRelease(draft, specs, read, findings) : undefined
  const settings: TenantSettings = {
    systemPages: read.site.systemPages === true,
    ...(prepared?.settings ?? languageSettings(draft, specs, enabledLanguages(draft.globalConfiguration))),
  }
  const contents = read.contents.map((content) => recordOf(withServedMedia(content, tenantId)))

  const staged = await stageMedia(files, storage.mediaDir, tenantId, findings)
  try {
    findings.mustBeEmpty()
    const media = foundMedia(staged.files, notesOf(read, tenantId))
    const all = { tenantId, read, draft, contents, settings, media, prepared, options }
    const release = await store(storage, all, staged.place)
    storage.changed()
    return { tenantId, clientId: read.site.clientId, draftsId, release, warnings: findings.warnings }
  } catch (error) {
    if (!isUniqueClash(error)) throw error
    // Another process took the clientId, a domain or a number since it was looked up.
    throw new ImportError([
      { file: 'site.json', path: 'clientId', key: 'problem.taken', params: { clientId: read.site.clientId } },
    ])
  } finally {
    await staged.discard()
  }
}

/** The files of the same site under another name. */
function withClientId(files: SiteFiles, clientId: string | undefined): SiteFiles {
  const site = files.documents['site.json']
  if (clientId === undefined || typeof site !== 'object' || site === null) return files
  const { domains: _domains, ...rest } = site as { readonly domains?: unknown }
  return { ...files, documents: { ...files.documents, 'site.json': { ...rest, clientId } } }
}

/** The site with its draft upgraded, when nothing is wrong with the shape of its files. */
async function checkedSite(files: SiteFiles, specs: Specs, findings: Findings): Promise<ReadSite> {
  const shaped = await readSite(files, findings)
  if (!shaped) throw new ImportError(findings.problems)
  const read = { ...shaped, draft: upgradeDraft(shaped.draft, specs) }
  await checkSettings(read, specs, findings)
  checkLinks(read, findings)
  checkMedia(read.documents, files, findings)
  return read
}

async function checkIsFree(
  { db }: Storage,
  { site }: ReadSite,
  { tenantId, draftsId }: ImportOptions,
  findings: Findings,
): Promise<void> {
  const file = 'site.json'
  const { clientId, domains = [] } = site
  if (!isClientId(clientId)) findings.refuse(file, 'reservedWord', 'clientId', { clientId })
  if (tenantId !== undefined && !/^[1-9][0-9]{0,14}$/.test(tenantId))
    throw new Error(`A tenant id has digits only, not '${tenantId}'.`)
  if (new Set(domains).size < domains.length) findings.refuse(file, 'usedTwice', 'domains')
  const tenant = await db
    .selectFrom('tenants')
    .select('client_id')
    .where(({ or, eb }) =>
      or([eb('client_id', '=', clientId), ...(tenantId === undefined ? [] : [eb('id', '=', tenantId)])]),
    )
    .executeTakeFirst()
  if (tenant) findings.refuse(file, 'taken', tenant.client_id === clientId ? 'clientId' : 'tenantId', { clientId })
  if (draftsId !== undefined) {
    const draft = await db.selectFrom('drafts').select('id').where('id', '=', Number(draftsId)).executeTakeFirst()
    if (draft) findings.refuse(file, 'taken', 'draftsId', { draftsId })
  }
  if (domains.length === 0) return
  const taken = await db.selectFrom('domains').select('host').where('host', 'in', domains).execute()
  for (const { host } of taken) findings.refuse(file, 'taken', 'domains', { host })
}

/** Makes the release; warnings, and what blocks a language but the default one, are told as warnings. */
function preparedRelease(draft: Draft, specs: Specs, read: ReadSite, findings: Findings): PreparedRelease | undefined {
  const contents = read.contents.map(({ id, kind, slug, status }) => ({
    kind,
    slug,
    id: id ?? slug,
    isPublished: status === 'published',
  }))
  try {
    const prepared = prepareRelease(draft, specs, { acceptWarnings: true }, { contents })
    for (const finding of prepared.findings) findings.warnings.push(inFile(finding, read))
    return prepared.waits ? undefined : prepared
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    // What no document is refused for, a link that leads nowhere, keeps a site from being published, not from being
    // taken: an export of a site as it is comes in again.
    const isOnlyChecks = error.findings.every(({ level, key }) => level === 'warning' || key.startsWith('check.'))
    for (const finding of error.findings)
      (finding.level === 'error' && !isOnlyChecks ? findings.problems : findings.warnings).push(inFile(finding, read))
    return undefined
  }
}

/** A finding with the file that it comes from in place of its place in the draft. */
function inFile(
  { level: _level, section: _section, items: _items, page, part, menu, theme, ...problem }: Finding,
  { pageFiles, menuFiles }: ReadSite,
): ImportProblem {
  if (menu !== undefined) return { ...problem, file: menuFiles.get(menu) ?? 'menus/' }
  if (part !== undefined) return { ...problem, file: `${part}.json` }
  if (theme !== undefined) return { ...problem, file: 'configuration.json' }
  return { ...problem, file: pageFiles.get(page ?? '') ?? 'pages/' }
}

function recordOf({ id, kind, slug, status, order, publishedAt, settings }: ContentFile): ContentRecord {
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
    settings: withEveryNote(contentProps[kind], settings),
  }
}

/** @param placeMedia is called when the tenant's row is there, so that no other process fills the same folder. */
const store = (
  { db }: Storage,
  { tenantId, read, draft, contents, settings, media, prepared, options }: ToStore,
  placeMedia: () => void,
) =>
  db.transaction().execute(async (write) => {
    const breathe = inSteps()
    const { clientId, name, domains = [] } = read.site
    await write
      .insertInto('tenants')
      .values({
        id: tenantId,
        client_id: clientId,
        name,
        settings: JSON.stringify(settings),
        facts: storedFacts(read.site),
        content_version: 1,
        current_release: null,
        created_at: new Date().toISOString(),
      })
      .execute()
    await takeNumber(write, 'tenants', Number(tenantId))
    await takeNumber(write, 'drafts', Number(draft.draftsId))
    for (const [index, host] of domains.entries())
      await write
        .insertInto('domains')
        .values({
          host,
          tenant_id: tenantId,
          verified: options.domainsVerified ? 1 : 0,
          is_primary: index === 0 ? 1 : 0,
        })
        .execute()
    await insertDraft(write, tenantId, draft)
    for (const association of read.associations)
      await setAssociation(write, tenantId, Number(draft.draftsId), association)
    for (const rule of read.redirects) await putRedirect(write, tenantId, rule)
    for (const record of contents) {
      await breathe()
      await insertContent(write, tenantId, record)
    }
    await insertFoundMedia(write, tenantId, media)
    if (prepared) await insertDocuments(write, tenantId, prepared.documents)
    const release = prepared ? await insertRelease(write, tenantId, prepared.release, { kind: 'publish' }) : null
    if (release !== null)
      await write.updateTable('tenants').set({ current_release: release }).where('id', '=', tenantId).execute()
    await options.also?.(write, tenantId)
    placeMedia()
    return release
  })
