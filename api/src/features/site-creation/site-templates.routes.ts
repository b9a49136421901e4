import {
  API_PREFIX,
  CallError,
  CLIENT_ID_PATTERN,
  clientIdAvailable,
  createSite,
  isClientId,
  listSiteTemplates,
  siteTemplateCover,
} from '@vitrine/schemas'
import type { AccountContext } from '../../http/endpoint/context.ts'
import { accountEndpoint, type Endpoint, endpointWithoutSite } from '../../http/endpoint/endpoint.ts'
import { languageFor } from '../../platform/language/languages.ts'
import { siteWith } from '../site-import/staging/staged-sites.queries.ts'
import { startSite } from './start-site.ts'

/** Why a new site cannot have a name in addresses; nothing when it can. */
async function whyNot(clientId: string, { storage, t }: AccountContext): Promise<string | undefined> {
  if (!new RegExp(CLIENT_ID_PATTERN).test(clientId)) return t('problem.pattern')
  if (!isClientId(clientId)) return t('problem.reservedWord', { clientId })
  return (await siteWith(storage.db, clientId, undefined)) ? t('problem.taken') : undefined
}

export const siteTemplateRoutes: readonly Endpoint[] = [
  accountEndpoint(listSiteTemplates, async (_question, { parts, language }) => {
    const templates = await parts.templates.list()
    return templates.map(({ name, texts, languages }) => {
      const { title, description } = texts[languageFor(language, Object.keys(texts)) ?? 'en'] ?? texts.en ?? noText
      const cover = `${API_PREFIX}${siteTemplateCover.path.replace('{name}', name)}`
      return { name, title, description, languages: [...languages], cover }
    })
  }),

  endpointWithoutSite(siteTemplateCover, async ({ name, language }, { parts }) => {
    const picture = await parts.templates.cover(name, language)
    if (!picture) throw new CallError('not_found')
    // It changes with a new version of the server only.
    return { body: picture, type: 'image/webp', headers: { 'cache-control': 'public, max-age=3600' } }
  }),

  accountEndpoint(clientIdAvailable, async ({ clientId }, context) => {
    const reason = await whyNot(clientId, context)
    return { available: reason === undefined, ...(reason !== undefined && { reason }) }
  }),

  accountEndpoint(createSite, async ({ template, ...site }, context) => {
    const { storage, parts, account, auditEvent, t } = context
    if (!account.mayAddSites) throw new CallError('not_allowed')
    if (!isClientId(site.clientId))
      throw new CallError('invalid_request', {
        fields: { clientId: t('problem.reservedWord', { clientId: site.clientId }) },
      })
    const { specs, templates } = parts
    const options = { storage, specs, templates, t, accountId: account.id, auditEvent }
    const { tenantId, clientId, draftsId } = await startSite(template, site, options)
    return { tenantId, clientId, name: site.name, draftsId }
  }),
]

const noText = { title: '', description: '' }
