import { baseLanguage } from '@vitrine/model'
import type { PolicyProps } from '@vitrine/schemas'
import type { Tenant } from '../../http/access/site.ts'
import type { Stores } from '../../http/endpoint/context.ts'
import { shownContent } from './shown-content.ts'

/** The first published policy of a type, as it stands now; nothing when the site has none. */
export async function firstPolicy(
  category: PolicyProps['policyType'],
  tenant: Tenant,
  { contents }: Pick<Stores, 'contents'>,
): Promise<{ readonly slug: string; readonly version: string } | undefined> {
  const { items } = await contents.list(tenant.id, 'policy', { page: 1, pageSize: 1, category, sort: 'order' })
  const [policy] = items
  if (!policy) return undefined
  const { defaultLanguage } = tenant
  const order = { language: defaultLanguage, chain: [defaultLanguage], baseLanguage: baseLanguage(tenant) }
  return { slug: policy.slug, version: String(shownContent('policy', policy, order).props.version ?? '') }
}
