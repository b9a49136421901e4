import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../storage/tables.ts'

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

/** What is signed is named, so that nothing signed for one use is good for another. */
export type SignedUse = 'start' | 'confirm' | 'unsubscribe' | 'person' | 'device'

/** 128 bits that nobody without the secret can make. */
export const signature = (secret: string, use: SignedUse, text: string): string =>
  createHmac('sha256', secret).update(`${use}\n${text}`).digest().subarray(0, 16).toString('base64url')

/** Whether this is the signature of a text. */
export const isSignature = (secret: string, use: SignedUse, text: string, given: string): boolean => {
  const [wanted, shown] = [Buffer.from(signature(secret, use, text)), Buffer.from(given)]
  return wanted.length === shown.length && timingSafeEqual(wanted, shown)
}

/** A text with its signature behind it, for links and hidden fields. */
export const signed = (secret: string, use: SignedUse, text: string): string =>
  `${text}.${signature(secret, use, text)}`

/** The text that was signed; nothing when the signature is not ours. */
export function readSigned(secret: string, use: SignedUse, value: string): string | undefined {
  const at = value.lastIndexOf('.')
  const text = value.slice(0, Math.max(at, 0))
  return at > 0 && isSignature(secret, use, text, value.slice(at + 1)) ? text : undefined
}

/**
 * The hidden field `startedAt` of a form: when it was opened, which a program cannot make up (R197).
 *
 * `<input type="hidden" name="startedAt" value={await signedStart(storage.db)} />`
 */
export const signedStart = async (db: Database, now = Date.now()): Promise<string> =>
  signed(await secretOf(db), 'start', String(now))
