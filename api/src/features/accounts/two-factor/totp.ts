import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// Codes of authenticator apps: RFC 6238 with what all apps know, SHA-1, six digits, 30 seconds. They are a few lines on
// Node's HMAC with the vectors of the RFCs as tests, so no library has to be kept up to date for them.

const STEP = 30_000
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes in base32 (RFC 4648), as apps take a secret; without padding. */
export function base32(bytes: Uint8Array): string {
  let [text, value, bits] = ['', 0, 0]
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    bits += 8
    for (; bits >= 5; bits -= 5) text += ALPHABET.charAt((value >>> (bits - 5)) & 31)
  }
  return bits > 0 ? text + ALPHABET.charAt((value << (5 - bits)) & 31) : text
}

/** The bytes of a text in base32. */
export function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let [value, bits] = [0, 0]
  for (const letter of text) {
    value = ((value << 5) | ALPHABET.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >>> bits) & 255)
  }
  return Buffer.from(bytes)
}

/** A new secret of 160 bits (RFC 4226, requirement 6), in base32. */
export const newSecret = (): string => base32(randomBytes(20))

/** The number of the 30 seconds in which a moment is. */
const stepOf = (now: number): number => Math.floor(now / STEP)

/** The code of a step (HOTP, RFC 4226). */
export function codeOf(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const at = hash.readUInt8(hash.length - 1) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/**
 * The step whose code this is: the present one, the one before or the one after, since clocks differ. All three are
 * compared, each in constant time, whichever fits.
 */
export function matchingStep(secret: string, code: string, now: number): number | undefined {
  const [bytes, given] = [fromBase32(secret), Buffer.from(code)]
  let found: number | undefined
  for (const step of [stepOf(now) - 1, stepOf(now), stepOf(now) + 1]) {
    const wanted = Buffer.from(codeOf(bytes, step))
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) found = step
  }
  return found
}

/** What an app reads from a QR code. `issuer` is where the account is: `vitrine.example`. */
export function otpauthAddress(secret: string, email: string, issuer: string): string {
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: String(DIGITS), period: '30' })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query}`
}
