import type { SiteContext } from '../../../http/endpoint/context.ts'
import { firstPolicy } from '../../contents/first-policy.ts'
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
async function policyVersion({ stores, tenant }: SiteContext): Promise<string> {
  const policy = await firstPolicy('privacy', tenant, stores)
  return policy ? `${policy.slug}@${policy.version}` : ''
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
