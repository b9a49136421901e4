import type { GrantedSet, PermissionSet } from '@vitrine/schemas'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'

/**
 * Brings what members and invited people were given up to what permission sets let them do now: a plugin may have changed,
 * or be gone. Then its sets stay with them and let them do nothing, until it is installed again.
 */
export async function renewPermissionSets(db: Database, known: readonly PermissionSet[]): Promise<void> {
  const actionsOf = new Map(known.map(({ key, actions }) => [key, actions]))
  const renewed = (sets: readonly GrantedSet[]) =>
    toJson(sets.map(({ key }): GrantedSet => ({ key, actions: actionsOf.get(key) ?? [] })))
  for (const table of ['members', 'invitations'] as const) {
    const kinds = await db
      .selectFrom(table)
      .select('permission_sets')
      .distinct()
      .where('permission_sets', '!=', toJson<readonly GrantedSet[]>([]))
      .execute()
    for (const { permission_sets } of kinds) {
      const next = renewed(fromJson(permission_sets))
      if (next !== permission_sets)
        await db
          .updateTable(table)
          .set({ permission_sets: next })
          .where('permission_sets', '=', permission_sets)
          .execute()
    }
  }
}
