import type { ReadResourceResult, Resource, ResourceTemplate } from '@modelcontextprotocol/sdk/types.js'
import { CallError, documentDefinitions, listSectionSpecs, operation, websiteDraft } from '@vitrine/schemas'
import { type Access, may, siteIn } from '../service/access.ts'
import type { Service } from '../service/service.ts'
import { draftIn } from '../tools/draft.ts'
import { getPage } from '../tools/pages.ts'
import { getSectionSchema } from '../tools/sections.ts'
import type { SiteContext, ToolContext } from '../tools/tool.ts'
import { addressOf, OPERATIONS, readAddress } from './address.ts'

const mimeType = 'application/json'

/** So many resources are listed at once. */
const LISTED = 200

export const resourceTemplates: readonly ResourceTemplate[] = [
  { name: 'section', title: 'Schema of a section', uriTemplate: 'vitrine://{site}/sections/{type}', mimeType },
  { name: 'page', title: 'Page of the draft', uriTemplate: 'vitrine://{site}/pages/{id}', mimeType },
  { name: 'theme', title: 'Theme of a site', uriTemplate: 'vitrine://{site}/theme', mimeType },
  { name: 'languages', title: 'Languages of a site', uriTemplate: 'vitrine://{site}/languages', mimeType },
]

/** Where tools ask about one site, for what is no tool. */
export function siteContext(context: ToolContext, name: string): SiteContext {
  const site = siteIn(context.access, name)
  if (!may(site, 'draft.read'))
    throw new CallError('not_allowed', { message: `This key may not read drafts of ${site.clientId}` })
  const ask: Service['call'] = (call, question, options) =>
    context.service.call(call, question, { site: site.tenantId, ...options })
  return { ...context, site, ask }
}

const readable = ({ sites }: Access) => sites.filter((site) => may(site, 'draft.read'))

/** What the key may read: of each site its theme and languages, pages and sections. */
export async function listedResources(
  context: ToolContext,
  from: number,
): Promise<{ readonly resources: readonly Resource[]; readonly next: number | undefined }> {
  const sites = readable(context.access)
  const all: Resource[] =
    sites.length === 0 ? [] : [{ name: 'operations', title: 'Schemas of operations', uri: OPERATIONS, mimeType }]
  for (const { clientId, name } of sites) {
    const ofSite = siteContext(context, clientId)
    const draft = await draftIn(ofSite, undefined)
    const [{ pagesList }, sections] = await Promise.all([
      ofSite.ask(websiteDraft, { id: draft.id }),
      ofSite.ask(listSectionSpecs, {}),
    ])
    const resource = (kind: 'theme' | 'languages' | 'pages' | 'sections', title: string, id?: string): Resource => ({
      name: [clientId, kind, id].filter(Boolean).join('/'),
      title: `${name}: ${title}`,
      uri: addressOf(clientId, kind, id),
      mimeType,
    })
    all.push(resource('theme', 'theme'), resource('languages', 'languages'))
    all.push(...pagesList.map(({ id, settings }) => resource('pages', `page ${settings.props.name ?? id}`, id)))
    all.push(...sections.map(({ type }) => resource('sections', `section ${type}`, type)))
  }
  const next = from + LISTED < all.length ? from + LISTED : undefined
  return { resources: all.slice(from, from + LISTED), next }
}

/** One resource. @throws CallError `not_found` for an address that names none */
export async function readResource(uri: string, context: ToolContext): Promise<ReadResourceResult> {
  const content = await contentOf(uri, context)
  return { contents: [{ uri, mimeType, text: JSON.stringify(content) }] }
}

async function contentOf(uri: string, context: ToolContext): Promise<unknown> {
  const address = readAddress(uri)
  if (!address) throw new CallError('not_found', { message: `${uri} is no resource of this server` })
  if (address.kind === 'operations') {
    if (readable(context.access).length === 0) throw new CallError('not_allowed')
    return { operation, definitions: documentDefinitions }
  }
  const ofSite = siteContext(context, address.site)
  const { site } = ofSite
  if (address.kind === 'sections') return getSectionSchema.call({ site: site.tenantId, type: address.id }, context)
  if (address.kind === 'pages') return getPage.call({ site: site.tenantId, page: address.id }, context)
  const draft = await draftIn(ofSite, undefined)
  const { globalConfiguration: of } = await ofSite.ask(websiteDraft, { id: draft.id })
  if (address.kind === 'theme')
    return of.themeSettings.find(({ _$id_ }) => _$id_ === of.openThemeId) ?? of.themeSettings[0]
  const { defaultLanguage, sourceLanguage = defaultLanguage, languages } = of
  return {
    defaultLanguage,
    sourceLanguage,
    languages,
    ...(context.access.languages && { writes: context.access.languages }),
  }
}
