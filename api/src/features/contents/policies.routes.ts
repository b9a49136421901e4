import { resolve } from '@vitrine/model'
import {
  type Answer,
  checkOf,
  cookiesProps,
  type DeclaredCookie,
  declaredCookie,
  limits,
  listCookiePolicies,
  listPrivacyPolicies,
  type PolicyProps,
} from '@vitrine/schemas'
import type { SiteContext } from '../../http/endpoint/context.ts'
import { type Endpoint, endpoint } from '../../http/endpoint/endpoint.ts'
import { asRecord } from '../../platform/as-record.ts'
import { tagsOf } from '../sites/site-tags.ts'
import { builtInStorage } from './built-in-storage.ts'
import { orderOf } from './contents.routes.ts'
import { shownContent } from './shown-content.ts'

/** The published policies of a type, in their order. A site has a few; what is beyond a page, `total` tells. */
async function policiesOf(
  category: PolicyProps['policyType'],
  context: SiteContext,
): Promise<Answer<typeof listPrivacyPolicies>> {
  const { stores, tenant, language } = context
  const page = { page: 1, pageSize: limits.pageSize }
  const { items, total } = await stores.contents.list(tenant.id, 'policy', { ...page, category, sort: 'order' })
  return {
    items: items.map((record) => {
      const { props, languages } = shownContent('policy', record, orderOf(context))
      const { title, version } = props
      const { id, slug, updatedAt } = record
      return { id, slug, title, language: languages?.title ?? language, updatedAt, version }
    }),
    total,
    ...page,
  }
}

const isDeclaredCookie = (cookie: unknown): cookie is DeclaredCookie => checkOf(declaredCookie)(cookie).length === 0

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The cookies that the owner declares, each in the nearest language that has its purpose. */
async function cookiesOf(context: SiteContext): Promise<DeclaredCookie[]> {
  const { cookies: settings } = await context.stores.sites.facts(context.tenant.id)
  if (!settings) return []
  const { props, languages } = resolve(cookiesProps, settings, orderOf(context))
  return asList(props.cookies)
    .map((declared) => {
      const { id, ...cookie } = asRecord(declared)
      return { ...cookie, language: languages[`cookies[${id}].purpose`] ?? context.language }
    })
    .filter(isDeclaredCookie)
}

export const policyRoutes: readonly Endpoint[] = [
  endpoint(listPrivacyPolicies, (_question, context) => policiesOf('privacy', context)),
  endpoint(listCookiePolicies, async (_question, context) => ({
    ...(await policiesOf('cookie', context)),
    cookies: await cookiesOf(context),
    builtIn: builtInStorage(tagsOf(context.tenant.google) !== undefined, context.t),
  })),
]
