import { timingSafeEqual } from 'node:crypto'
import { signature } from '../../../platform/signing/signing.ts'

/** Whose answer a mail is: the site, and the conversation. */
export interface Answered {
  readonly tenantId: string
  readonly messageId: string
}

const PREFIX = 'reply+'

/** In small letters and digits alone, since mail servers may change the case of a local part; 80 bits. */
const markOf = (secret: string, { tenantId, messageId }: Answered): string =>
  Buffer.from(signature(secret, 'reply', `${tenantId} ${messageId}`), 'base64url')
    .toString('hex')
    .slice(0, 20)

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The address that answers to a conversation go to: `reply+{site}-{conversation}-{mark}@{domain}`. */
export function replyAddress(secret: string, answered: Answered, domain: string): string {
  const { tenantId, messageId } = answered
  // At most 64 characters stand before the at sign (RFC 5321).
  const short = BigInt(`0x${messageId.replaceAll('-', '')}`).toString(36)
  return `${PREFIX}${tenantId}-${short}-${markOf(secret, answered)}@${domain}`
}

const token = /^reply\+([0-9]{1,15})-([0-9a-z]{1,25})-([0-9a-f]{20})@/

function uuidOf(short: string): string | undefined {
  let value = 0n
  for (const digit of short) value = value * 36n + BigInt(Number.parseInt(digit, 36))
  const hex = value.toString(16).padStart(32, '0')
  const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  return uuid.test(id) ? id : undefined
}

/** The conversation that an address is of; nothing when it was not made here. */
export function readReplyAddress(secret: string, address: string): Answered | undefined {
  const [, tenantId, short, mark] = token.exec(address.toLowerCase()) ?? []
  const messageId = short === undefined ? undefined : uuidOf(short)
  if (tenantId === undefined || messageId === undefined || mark === undefined) return undefined
  const answered = { tenantId, messageId }
  return timingSafeEqual(Buffer.from(markOf(secret, answered)), Buffer.from(mark)) ? answered : undefined
}
