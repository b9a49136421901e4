import type { Database } from '../../platform/database/tables.ts'

/**
 * Takes the next number of tenants or drafts; with `wanted` that one is taken, and the count goes on
 * behind it. The row is locked while it changes, so two processes never get the same.
 */
export async function takeNumber(db: Database, name: 'tenants' | 'drafts', wanted?: number): Promise<number> {
  if (wanted !== undefined) {
    await db
      .updateTable('counters')
      .set({ value: wanted })
      .where('name', '=', name)
      .where('value', '<', wanted)
      .execute()
    return wanted
  }
  const { value } = await db
    .updateTable('counters')
    .set((column) => ({ value: column('value', '+', 1) }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
