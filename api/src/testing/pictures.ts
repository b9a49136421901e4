import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** The formats that senders may use. */
export const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const

/** A picture with something on it: left half dark, right half bright. */
export async function picture(
  format: (typeof formats)[number],
  width = 64,
  height = 48,
  more: (image: Sharp) => Sharp = (image) => image,
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.floor(at / 3) % width < width / 2 ? 40 : 220
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  return more(image)
    .toFormat(format, format === 'avif' || format === 'gif' ? { effort: 1 } : {})
    .toBuffer()
}

/** One colour over very many pixels, which packs into few bytes. */
export const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#8899aa' }, limitInputPixels: false })

const pngChunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
}

/** A PNG that says this size, with chunks before its data. */
export function png(width: number, height: number, chunks: readonly (readonly [string, Uint8Array])[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...chunks.map(([type, data]) => pngChunk(type, data)),
    pngChunk('IDAT', deflateSync(Buffer.alloc(4))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A hundred megabytes of nothing, packed, behind a keyword as PNG has it. */
export const packedNothing = (): Buffer =>
  Buffer.concat([Buffer.from('k\0\0', 'latin1'), deflateSync(Buffer.alloc(100_000_000))])

/** A GIF of this many frames of one pixel. */
export function manyFrames(count: number): Buffer {
  const frame = Buffer.from('21f9040001000000' + '2c000000000100010000' + '0202440100', 'hex')
  const head = Buffer.from('474946383961e803e803800000ffffff000000', 'hex')
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from([0x3b])])
}

/** A picture with bytes behind its end, so that the file has exactly this size. */
export const padded = (bytes: Buffer, size: number): Buffer => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])

/** Bytes as they arrive: in pieces. */
export async function* arriving(bytes: Uint8Array, piece = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
}
