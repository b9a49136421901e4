import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is signed is named, so that nothing signed for one use is good for another. */
export type SignedUse =
  | 'start'
  | 'sent'
  | 'list'
  | 'receipt'
  | 'confirm'
  | 'unsubscribe'
  | 'person'
  | 'device'
  | 'share'
  | 'reply'

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
