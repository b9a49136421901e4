import { CallError, type Membership } from '@vitrine/schemas'
import type { Caller } from './caller.ts'
import type { ApiKeyAccess, Identities, Identity } from './identity.ts'
import type { RateLimits } from './rate-limits.ts'

/** What API keys begin with, so that they are recognised wherever they turn up. */
export const KEY_PREFIX = 'vitrine_'

/** A place on a site as an API key leaves it; nothing on a site that the key is not for. */
export function memberWithKey(
  member: Membership | undefined,
  key: ApiKeyAccess | undefined,
  tenantId: string,
): Membership | undefined {
  if (!member || !key) return member
  if (!key.tenants.includes(tenantId)) return undefined
  const { actions, languages } = key
  return { ...member, key: { actions, ...(languages && { languages }) } }
}

/**
 * Who asks, by what they show. Wrong API keys are counted by place, and only they: a script with an old key keeps
 * nobody out who has a right one.
 *
 * @throws CallError `wrong_key` when the API key that is shown does not count, `too_many_requests` after too many.
 */
export async function whoAsks(
  { identities, limits }: { readonly identities: Identities; readonly limits: RateLimits },
  { shown = {}, peer }: Caller,
): Promise<Identity | undefined> {
  const who = await identities.who(shown)
  if (who || shown.apiKey === undefined) return who
  await limits.take('api-key', peer)
  throw new CallError('wrong_key')
}
