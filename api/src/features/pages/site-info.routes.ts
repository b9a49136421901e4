import { type Answer, CallError, infoByDomain, listLanguages, siteInfoByClient } from '@vitrine/schemas'
import { normalHost, spokenLanguages, type Tenant } from '../../http/access/site.ts'
import type { Context } from '../../http/endpoint/context.ts'
import { type Endpoint, endpoint, endpointWithoutSite } from '../../http/endpoint/endpoint.ts'
import { languagesOf, withLanguagesOf } from '../sites/languages.ts'

/** What anyone may know of a site, written out field by field. */
async function infoOf(tenant: Tenant, { region, stores }: Context): Promise<Answer<typeof siteInfoByClient>> {
  const theme = await stores.pages.theme(tenant)
  return {
    tenantId: tenant.id,
    clientId: tenant.clientId,
    name: tenant.name,
    defaultLanguage: tenant.defaultLanguage,
    languages: [...spokenLanguages(tenant)],
    currentDraftRelease: tenant.currentRelease,
    region,
    ...(theme && { theme: { name: theme.name, primary: theme.colors.primary } }),
    ...(tenant.domain !== undefined && { domain: tenant.domain }),
    systemPages: tenant.systemPages,
    contentVersion: tenant.contentVersion,
  }
}

export const siteRoutes: readonly Endpoint[] = [
  endpointWithoutSite(infoByDomain, async ({ domainName }, context) => {
    const tenant = await context.stores.sites.byHost(normalHost(domainName))
    if (!tenant) throw new CallError('not_found')
    return infoOf(tenant, context)
  }),
  endpoint(siteInfoByClient, (_question, context) => infoOf(context.tenant, context)),
  endpoint(listLanguages, (_question, { tenant, draft, language }) =>
    languagesOf(draft ? withLanguagesOf(tenant, draft) : tenant, language),
  ),
]
