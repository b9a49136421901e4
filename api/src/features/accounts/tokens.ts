import { createHash, randomBytes } from 'node:crypto'

/** A token of 256 random bits, as it stands in cookies and addresses, and what is stored of it. */
export interface NewToken {
  readonly token: string
  readonly hash: string
}

export function newToken(): NewToken {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: sha256(token) }
}

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex')

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** What is stored of a token: its SHA-256. `undefined` for what was never one, so that nothing is looked up. */
export const hashOf = (token: string | undefined): string | undefined =>
  token !== undefined && TOKEN.test(token) ? sha256(token) : undefined
