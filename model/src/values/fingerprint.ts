import { isObject } from '@vitrine/schemas'
import { canonicalJson } from './canonical-json.ts'

/** Texts as they are compared: composed (NFC), white space collapsed, none around. */
export function normalised(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  if (Array.isArray(value)) return value.map(normalised)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, normalised(child)]))
}

/** FNV-1a with 64 bits over UTF-16 code units, low byte first, in two halves of 32 bits. */
export function hash(text: string): string {
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (let at = 0; at < text.length * 2; at += 1) {
    const unit = text.charCodeAt(at >> 1)
    low = (low ^ (at % 2 === 0 ? unit & 0xff : unit >> 8)) >>> 0
    // The prime is 2^40 + 0x1b3; both products stay below 2^53.
    const product = low * 0x1b3
    high = (high * 0x1b3 + Math.floor(product / 0x1_0000_0000) + low * 0x100) % 0x1_0000_0000
    low = product % 0x1_0000_0000
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0')
}

/**
 * What a value says, in 16 hex digits: FNV-1a, 64 bits, over the canonical JSON of the value,
 * whose texts are composed (NFC) and have their white space collapsed. It never changes for the same
 * value; it is no secret and proves nothing.
 */
export const fingerprint = (value: unknown): string => hash(canonicalJson(normalised(value)))
