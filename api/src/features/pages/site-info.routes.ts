import { type Answer, CallError, infoByDomain, listLanguages, type SiteTags, siteInfoByClient } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import { normalHost, spokenLanguages, type Tenant } from '../../http/access/site.ts'
import type { Context } from '../../http/endpoint/context.ts'
import { type Endpoint, endpoint, endpointWithoutSite } from '../../http/endpoint/endpoint.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { firstPolicy } from '../contents/first-policy.ts'
import { languagesOf, withLanguagesOf } from '../sites/languages.ts'
import { tagsOf } from '../sites/site-tags.ts'

/** What is known of the policy of a site, until its contents or settings change. */
const policies = new WeakMap<Storage, LRUCache<string, Promise<SiteTags['policy']>>>()

/** The policy that visitors agree to. Every visit of a site with tags asks for it, so it is remembered. */
function consentPolicy(tenant: Tenant, { stores, storage }: Context): Promise<SiteTags['policy']> {
  const known = policies.get(storage) ?? new LRUCache({ max: 1000 })
  policies.set(storage, known)
  const key = `${tenant.id} ${tenant.contentVersion}`
  const policy =
    known.get(key) ??
    firstPolicy('cookie', tenant, stores).then((found) => found ?? firstPolicy('privacy', tenant, stores))
  known.set(key, policy)
  policy.catch(() => known.delete(key))
  return policy
}

/** What anyone may know of a site, written out field by field. */
async function infoOf(tenant: Tenant, context: Context): Promise<Answer<typeof siteInfoByClient>> {
  const { region, stores } = context
  const theme = await stores.pages.theme(tenant)
  const tags = tagsOf(tenant.google)
  const policy = tags && (await consentPolicy(tenant, context))
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
    ...(tenant.timeZone !== undefined && { timeZone: tenant.timeZone }),
    ...(tenant.calendar !== undefined && { calendar: tenant.calendar }),
    systemPages: tenant.systemPages,
    ...(tenant.indexed === false && { indexed: false }),
    contentVersion: tenant.contentVersion,
    ...(tags && { tags: { ...tags, ...(policy && { policy }) } }),
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
