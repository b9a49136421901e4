import type { Tenant } from '../../../http/access/site.ts'
import { readSigned, signed } from '../../../platform/signing/signing.ts'

/** Whose subscription a link in a letter is about. */
export interface LinkedSubscription {
  readonly tenantId: string
  readonly id: string
}

const grammar = /^([1-9][0-9]{0,18}):([0-9a-f-]{36})$/

/** The token of a link that confirms a subscription, or ends it; the latter is in every letter. */
export const subscriptionToken = (secret: string, use: 'confirm' | 'unsubscribe', of: LinkedSubscription): string =>
  signed(secret, use, `${of.tenantId}:${of.id}`)

/** What a token says; nothing when it is not ours. The site stands in it: mail programs send no header. */
export function readToken(
  secret: string,
  use: 'confirm' | 'unsubscribe',
  token: string,
): LinkedSubscription | undefined {
  const [, tenantId, id] = grammar.exec(readSigned(secret, use, token) ?? '') ?? []
  return tenantId === undefined || id === undefined ? undefined : { tenantId, id }
}

/**
 * Where a link in a mail of a site leads: to its own domain, or to its place on the system domain.
 *
 * `https://lamps.example/subscribe/confirm?token=…` · `https://vitrine.example/lamps/subscribe/confirm?token=…`
 */
export function confirmAddress(
  { clientId, domain, defaultLanguage }: Pick<Tenant, 'clientId' | 'domain' | 'defaultLanguage'>,
  systemOrigin: string,
  token: string,
  language: string,
): string {
  const site = domain === undefined ? `${systemOrigin}/${clientId}` : `https://${domain}`
  return `${site}/subscribe/confirm?token=${token}${language === defaultLanguage ? '' : `&language=${language}`}`
}

/** The headers with which mail programs offer to unsubscribe with one click (RFC 8058). */
export const unsubscribeHeaders = (systemOrigin: string, token: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${systemOrigin}/api/site/v1/site/subscription/unsubscribe?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
