import { type BrandColours, type Specs, withBrandColours } from '@vitrine/model'
import { CallError, type GlobalConfiguration, isObject, newId, type Site, type SiteContact } from '@vitrine/schemas'
import type { AuditEvent } from '../../http/access/identity.ts'
import type { Storage } from '../../platform/database/storage.ts'
import type { Translator } from '../../platform/language/translator.ts'
import { setMembership } from '../accounts/accounts.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { insertSamples } from '../samples/samples.queries.ts'
import type { SiteFiles } from '../site-import/files/files.ts'
import { ImportError } from '../site-import/problems.ts'
import { type ImportResult, importSiteFiles } from '../site-import/site-import.ts'
import { withPlaceholders } from './templates/fill-placeholders.ts'
import { inLanguages } from './templates/in-languages.ts'
import { readLogo, withLogo } from './templates/logo.ts'
import type { SiteTemplates } from './templates/site-templates.ts'
import { samplesOf } from './templates/template-samples.ts'

/** What somebody says of the site that they begin. */
export interface NewSite {
  readonly clientId: string
  readonly name: string
  /** The first is the default language. */
  readonly languages: readonly string[]
  readonly colours?: BrandColours | undefined
  /** An address of data. */
  readonly logo?: string | undefined
  readonly contact?: SiteContact | undefined
}

type ReadTemplate = NonNullable<Awaited<ReturnType<SiteTemplates['read']>>>

/** The files of a site that begins with a template. @throws CallError when its logo is no picture */
export function filesFor({ template, files }: ReadTemplate, specs: Specs, site: NewSite, t: Translator): SiteFiles {
  const { clientId, name, languages, contact, colours, logo } = site
  const filled = withPlaceholders(files.documents, template, { name, contact })
  const spoken = inLanguages(filled, specs, { languages, spoken: template.languages })
  const coloured = colours ? withColours(spoken, colours) : spoken
  const isReachable = contact !== undefined && Object.keys(contact).length > 0
  const ofOwner: Site = { ...(coloured['site.json'] as Site), clientId, name, ...(isReachable && { contact }) }
  const documents = { ...withContentIds(coloured), 'site.json': ofOwner }
  const made: SiteFiles = { ...files, documents }
  return logo === undefined ? made : withLogo(made, specs, readLogo(logo, t), { components: template.logo, name })
}

function withColours(documents: SiteFiles['documents'], colours: BrandColours): SiteFiles['documents'] {
  const configuration = documents['configuration.json'] as GlobalConfiguration
  const themeSettings = configuration.themeSettings.map((theme) =>
    theme._$id_ === configuration.openThemeId ? { ...theme, colors: withBrandColours(theme.colors, colours) } : theme,
  )
  return { ...documents, 'configuration.json': { ...configuration, themeSettings } }
}

/** Contents get their ids before they are stored, because their samples are noted by these. */
const withContentIds = (documents: SiteFiles['documents']): SiteFiles['documents'] =>
  Object.fromEntries(
    Object.entries(documents).map(([path, document]) => [
      path,
      path.startsWith('content/') && isObject(document) ? { ...document, id: newId() } : document,
    ]),
  )

/** The ids of the contents of a site, by kind and slug. */
function contentIdsIn(documents: SiteFiles['documents']): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  for (const [path, document] of Object.entries(documents)) {
    const [folder, kind] = path.split('/')
    if (folder !== 'content' || !isObject(document)) continue
    ids.set(`${kind}/${String(document.slug)}`, `${kind}/${String(document.id)}`)
  }
  return ids
}

interface StartOptions {
  readonly storage: Storage
  readonly specs: Specs
  readonly templates: SiteTemplates
  readonly t: Translator
  readonly accountId: string
  readonly auditEvent: (event: Pick<AuditEvent, 'action' | 'object' | 'details'> & { tenantId: string }) => AuditEvent
}

/**
 * Makes a site from a template, owned by an account and not published. All of it is there at one moment, with its owner
 * and the notes of what in it is a sample, or nothing is left.
 *
 * @throws CallError `invalid_request` when there is no such template or the logo is no picture; `conflict` when the name
 * in addresses is taken.
 */
export async function startSite(
  name: string,
  site: NewSite,
  { storage, specs, templates, t, accountId, auditEvent }: StartOptions,
): Promise<Pick<ImportResult, 'tenantId' | 'clientId' | 'draftsId'>> {
  const read = await templates.read(name)
  if (!read) throw new CallError('invalid_request', { fields: { template: t('problem.unknownTemplate') } })
  const files = filesFor(read, specs, site, t)
  try {
    return await importSiteFiles(storage, specs, files, {
      async also(write, { tenantId }) {
        const ids = contentIdsIn(files.documents)
        await insertSamples(write, tenantId, samplesOf(files.documents, specs, read.template, { tenantId, ids }))
        await setMembership(write, tenantId, accountId, { role: 'owner' })
        const details = { name: site.name, template: name }
        await recordAuditEvent(write, auditEvent({ tenantId, action: 'site.add', object: site.clientId, details }))
      },
    })
  } catch (error) {
    const isTaken = error instanceof ImportError && error.problems.every(({ key }) => key === 'problem.taken')
    throw isTaken ? new CallError('conflict', { fields: { clientId: t('problem.taken') } }) : error
  }
}
