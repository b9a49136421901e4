import { CallError, exceeds, type GrantedSet, type Membership, type PermissionSet, type Role } from '@vitrine/schemas'
import type { Translator } from '../../platform/language/translator.ts'

/**
 * Nobody gives a place, or takes from one, that lets somebody do more than they may themselves: `places` are those that a
 * change takes from and gives to. Only owners make owners, and nobody else may touch one.
 *
 * @throws CallError `not_allowed`.
 */
export function mustReach(caller: Membership, ...places: readonly Membership[]): void {
  if (places.some((place) => exceeds(place, caller))) throw new CallError('not_allowed')
}

interface WantedPlace {
  readonly role: Role
  readonly languages?: readonly string[] | undefined
  /** The names of permission sets. */
  readonly permissionSets?: readonly string[] | undefined
}

/**
 * A place as it was asked for: a translator has languages, nobody else does.
 *
 * @param known the permission sets that there are; what somebody has of others they keep.
 * @throws CallError when a translator would have none, or for a permission set that is not there.
 */
export function wantedPlace(
  { role, languages = [], permissionSets = [] }: WantedPlace,
  known: readonly PermissionSet[],
  t: Translator,
  before: readonly GrantedSet[] = [],
): Membership {
  if (role === 'translator' && languages.length === 0)
    throw new CallError('invalid_request', { fields: { languages: t('problem.minItems', { limit: 1 }) } })
  const sets = permissionSets.map((key): GrantedSet => {
    const set = known.find((one) => one.key === key) ?? before.find((one) => one.key === key)
    if (!set)
      throw new CallError('invalid_request', { fields: { permissionSets: t('problem.permissionSet', { key }) } })
    return { key, actions: set.actions }
  })
  return {
    role,
    ...(role === 'translator' && { languages: [...languages] }),
    ...(sets.length > 0 && { permissionSets: sets }),
  }
}
