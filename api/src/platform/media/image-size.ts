/** The pixels of a picture as it is shown. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

function ofWebp(bytes: Buffer): ImageSize {
  switch (text(bytes, 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    default:
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  }
}

/** Whether the camera was held upright, so that what is stored lies on its side (EXIF orientation 5 to 8). */
function isTurned(exif: Buffer): boolean {
  if (text(exif, 0, 6) !== 'Exif\0\0') return false
  const isLittle = text(exif, 6, 8) === 'II'
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const start = 6 + (isLittle ? exif.readUInt32LE(10) : exif.readUInt32BE(10))
  for (let entry = 0; entry < short(start); entry += 1) {
    const at = start + 2 + entry * 12
    if (short(at) === 0x0112) return short(at + 8) >= 5
  }
  return false
}

/** The markers that start a frame; among them are three that do not. */
const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function ofJpeg(bytes: Buffer): ImageSize | undefined {
  let turned = false
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    // A marker may stand behind any number of fill bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    if (marker === 0xe1) turned ||= isTurned(bytes.subarray(at + 4, at + 2 + length))
    if (startsFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return turned ? { width: height, height: width } : { width, height }
    }
    at += 2 + length
  }
  return undefined
}

/** An AVIF names the size of each of its pictures; the largest is the one that is shown. */
function ofAvif(bytes: Buffer): ImageSize | undefined {
  let largest: ImageSize | undefined
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

const readers: Readonly<Record<string, (bytes: Buffer) => ImageSize | undefined>> = {
  'image/png': (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  'image/gif': (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  'image/webp': ofWebp,
  'image/jpeg': ofJpeg,
  'image/avif': ofAvif,
}

/**
 * How large a picture is, by what its file says of itself. It is not decoded: that is for a process of
 * its own, and takes a hundred times as long.
 *
 * @param type what `sniff` found.
 * @returns `undefined` for what is no picture, and for one that is cut off or broken.
 */
export function imageSize(file: Uint8Array, type: string): ImageSize | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  try {
    const size = readers[type]?.(bytes)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
