import type { Database } from '../../../platform/database/tables.ts'
import { type FormStart, startLife } from './form-start.ts'

/**
 * Notes that a message came with this start; to be called in the transaction of the message.
 *
 * @returns whether it is the first that did. A start that counts for nothing is not noted.
 */
export async function claimStart(db: Database, start: FormStart, now: number): Promise<boolean> {
  if (start.kind !== 'signed' || now - start.at > startLife) return true
  const claimed = await db
    .insertInto('form_starts')
    .values({ nonce: start.nonce, until: start.at + startLife })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Forgets starts that are too old to count, so that nobody can use them again unnoticed. */
export const forgetStarts = (db: Database, now: number) =>
  db.deleteFrom('form_starts').where('until', '<', now).execute()
