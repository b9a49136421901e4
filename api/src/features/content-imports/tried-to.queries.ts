import { CallError, newId } from '@vitrine/schemas'
import { sql } from 'kysely'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import type { Database } from '../../platform/database/tables.ts'

/** Refusals of a save; anything else is an error of ours, or of the database. */
const isRefusal = (error: unknown): boolean => error instanceof CallError || isUniqueViolation(error)

/** Does something in a part of the transaction; whether it was done. What is refused leaves nothing behind. */
export async function triedTo(write: Database, work: () => Promise<void>): Promise<boolean> {
  const part = `import_${newId()}`
  await savepoint(write, 'savepoint', part)
  try {
    await work()
    await savepoint(write, 'release savepoint', part)
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    await savepoint(write, 'rollback to savepoint', part)
    await savepoint(write, 'release savepoint', part)
    return false
  }
}

const savepoint = async (write: Database, what: string, name: string): Promise<void> => {
  await sql`${sql.raw(what)} ${sql.id(name)}`.execute(write)
}
