import type { Encoding } from './spreadsheet.ts'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

function canDecode(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    // What is cut off in the middle of a letter is no fault of the file.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** So many bytes tell what the rest is written in. */
const SAMPLE = 256 * 1024

/** Letters of Chinese take two bytes with the highest bit; an umlaut among Latin letters stands alone. */
function looksChinese(bytes: Uint8Array): boolean {
  let pairs = 0
  let alone = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x81) continue
    if ((bytes[at + 1] ?? 0) >= 0x81) {
      pairs += 1
      at += 1
    } else alone += 1
  }
  return pairs > alone * 4 && canDecode(bytes, 'gb18030')
}

/** What a text is written in: as it says itself, or as its bytes look. */
export function guessEncoding(all: Uint8Array): Encoding {
  if (startsWith(all, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(all, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(all, 0xfe, 0xff)) return 'utf-16be'
  const bytes = all.subarray(0, SAMPLE)
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > bytes.length / 8) return 'utf-16le'
  if (even > bytes.length / 8) return 'utf-16be'
  // All of it: a letter may come late.
  if (canDecode(all, 'utf-8')) return 'utf-8'
  return looksChinese(bytes) ? 'gb18030' : 'windows-1252'
}

/** The text in these bytes; a byte order mark is no part of it. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes)
