import type { Database } from '../database/tables.ts'

const known = new WeakMap<Database, Promise<string>>()

/** What this instance signs with. It stands in the database, so that all processes on it have the same. */
export function secretOf(db: Database): Promise<string> {
  const secret = known.get(db) ?? readSecret(db)
  known.set(db, secret)
  secret.catch(() => known.delete(db))
  return secret
}

async function readSecret(db: Database): Promise<string> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', 'visitors').executeTakeFirstOrThrow()
  return row.value
}
