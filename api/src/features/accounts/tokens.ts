import { createHash, randomBytes } from 'node:crypto'

/** A token of 256 random bits, as it stands in cookies and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url')

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** What is stored of a token: its SHA-256. `undefined` for what was never one, so that nothing is looked up. */
export const hashOf = (token: string | undefined): string | undefined =>
  token !== undefined && TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : undefined
