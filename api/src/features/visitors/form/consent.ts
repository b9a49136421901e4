import { resolveContent } from '@vitrine/model'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import { orderOf } from '../../contents/contents.routes.ts'
import { line } from './normalize-text.ts'

/** What a visitor agreed to: the proof that is stored with what they sent (R186). */
export interface StoredConsent {
  readonly at: string
  readonly language: string
  /** Which text it was: the id and version of the privacy policy, unless the form says more. */
  readonly textVersion: string
  /** Whether news may be sent, which is asked apart. */
  readonly marketing: boolean
}

/** What forms send of it. */
export interface GivenConsent {
  readonly consent?: { readonly textVersion: string; readonly language?: string }
  readonly marketing?: boolean | 'yes' | ''
}

export const isYes = (value: boolean | 'yes' | '' | undefined): boolean => value === true || value === 'yes'

/** The privacy policy as it stands now; nothing when the site has none. */
async function policyVersion(context: SiteContext): Promise<string> {
  const { stores, tenant } = context
  const wanted = { page: 1, pageSize: 1, category: 'privacy', sort: 'order' } as const
  const { items } = await stores.contents.list(tenant.id, 'policy', wanted)
  const [policy] = items
  if (!policy) return ''
  const { version } = resolveContent(policy, orderOf(context)).props
  return `${policy.slug}@${String(version)}`
}

export async function consentOf(
  { consent, marketing }: GivenConsent,
  context: SiteContext,
  now: number,
): Promise<StoredConsent> {
  return {
    at: new Date(now).toISOString(),
    language: line(consent?.language ?? '') || context.language,
    textVersion: line(consent?.textVersion ?? '') || (await policyVersion(context)),
    marketing: isYes(marketing),
  }
}
