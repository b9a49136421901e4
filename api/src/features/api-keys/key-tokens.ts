import { createHash, timingSafeEqual } from 'node:crypto'
import { KEY_PREFIX } from '../../http/access/key-access.ts'
import { newToken } from '../accounts/tokens.ts'

/** So many letters behind the prefix are stored as they are: of 256 random bits 220 stay secret. */
const SHOWN = 6

const KEY = /^vitrine_[A-Za-z0-9_-]{43}$/

/** A new key, and what is stored of it. */
export interface NewKeyToken {
  readonly key: string
  readonly start: string
  readonly hash: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const startOf = (key: string): string => key.slice(0, KEY_PREFIX.length + SHOWN)

export function newKeyToken(): NewKeyToken {
  const key = `${KEY_PREFIX}${newToken().token}`
  return { key, start: startOf(key), hash: sha256(key) }
}

/** The beginning and the hash of what was shown as a key; nothing for what never was one, so that nothing is looked up. */
export const readKeyToken = (key: string): Pick<NewKeyToken, 'start' | 'hash'> | undefined =>
  KEY.test(key) ? { start: startOf(key), hash: sha256(key) } : undefined

/** Compares two hashes in a time that says nothing of where they differ. */
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
