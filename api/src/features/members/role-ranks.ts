import { CallError, type Membership, type Role } from '@vitrine/schemas'
import type { Translator } from '../../platform/language/translator.ts'

/**
 * Only owners make owners, and nobody else may touch one: `roles` are those that a change takes from
 * and gives to.
 *
 * @throws CallError `not_allowed`.
 */
export function mustReach(caller: Membership, ...roles: readonly Role[]): void {
  if (caller.role !== 'owner' && roles.includes('owner')) throw new CallError('not_allowed')
}

/**
 * A place as it was asked for: a translator has languages, nobody else does.
 *
 * @throws CallError when a translator would have none.
 */
export function wantedPlace(role: Role, languages: readonly string[], t: Translator): Membership {
  if (role !== 'translator') return { role }
  if (languages.length === 0)
    throw new CallError('invalid_request', { fields: { languages: t('problem.minItems', { limit: 1 }) } })
  return { role, languages: [...languages] }
}

/** A place as answers tell it. */
export const membershipFields = ({ role, languages }: Membership): { role: Role; languages?: string[] } => ({
  role,
  ...(languages && { languages: [...languages] }),
})
