import { createHmac, randomBytes } from 'node:crypto'

/** How secrets begin, by Standard Webhooks. */
const PREFIX = 'whsec_'

/** A new secret of 256 bits: `whsec_` and base64. */
export const newSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`

export interface SignedMessage {
  readonly id: string
  /** Seconds. */
  readonly timestamp: number
  readonly body: string
}

/** The signature of a message by Standard Webhooks (HMAC-SHA256): `v1,` and base64. */
export function signatureOf(secret: string, { id, timestamp, body }: SignedMessage): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** The headers of a message, with a signature of each secret that counts. */
export const signedHeaders = (message: SignedMessage, secrets: readonly string[]) => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, message)).join(' '),
})
