import { randomBytes } from 'node:crypto'
import { readSigned, signed } from '../../../platform/signing/signing.ts'

/** What a message says of when its form was begun: nothing, something that was not made here, or a time. */
export type FormStart =
  | { readonly kind: 'none' | 'forged' }
  /** `at` in milliseconds; the nonce names this start, which is good for one message. */
  | { readonly kind: 'signed'; readonly at: number; readonly nonce: string }

/** How long a start counts, in milliseconds. */
export const startLife = 24 * 60 * 60 * 1000

/** Milliseconds, 128 bits that name this start, and the site that it is for. */
const start = /^([0-9]{1,15})\.([\w-]{22})\.(.+)$/

/**
 * The field `startedAt` of a form: when somebody began to fill it in, which a program cannot make up (R197).
 *
 * `1790000000000.{nonce}.{tenantId}.{signature}`
 */
export const signedStart = (secret: string, tenantId: string, now = Date.now()): string =>
  signed(secret, 'start', `${now}.${randomBytes(16).toString('base64url')}.${tenantId}`)

/** Reads such a field. A start of another site was not made for this one. */
export function readStart(secret: string, tenantId: string, value: string | undefined): FormStart {
  if (!value) return { kind: 'none' }
  const text = readSigned(secret, 'start', value)
  if (text === undefined) return { kind: 'forged' }
  const [, at, nonce, tenant] = start.exec(text) ?? []
  // A page that stood open while we were updated says when it was drawn: that is no start.
  if (nonce === undefined) return { kind: 'none' }
  return tenant === tenantId ? { kind: 'signed', at: Number(at), nonce } : { kind: 'forged' }
}
