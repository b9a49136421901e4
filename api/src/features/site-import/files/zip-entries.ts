import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

/** One file in a zip. */
export interface ZipEntry {
  readonly name: string
  /** In bytes: what it says that comes out of it, or what it takes up, whichever is more. */
  readonly size: number
  /** @throws NoZip when it is damaged, packed in another way than everybody packs, or gives more than it says. */
  readonly read: () => Promise<Buffer>
}

/** What was sent is no zip, or one that nobody can read. */
export class NoZip extends Error {}

/** The lengths of what stands in a zip (APPNOTE.TXT of PKWARE), in bytes, and by which four bytes it begins. */
const END = { signature: 0x06054b50, length: 22, longestComment: 0xffff }
const LISTED = { signature: 0x02014b50, length: 46 }
const LOCAL = { signature: 0x04034b50, length: 30 }

const STORED = 0
const DEFLATED = 8
const IS_ENCRYPTED = 1
const IS_UTF8 = 0x800

const inflate = promisify<Buffer, object, Buffer>(inflateRaw)

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  if (bytesRead !== length) throw new NoZip('It ends too early.')
  return bytes
}

/** Reads the list at the end of a zip. Sizes above 4 GiB are more than any site may have, so there is no need of Zip64. */
async function listOf(file: FileHandle): Promise<{ readonly list: Buffer; readonly count: number }> {
  const { size } = await file.stat()
  const length = Math.min(size, END.length + END.longestComment)
  const tail = await bytesAt(file, size - length, length)
  for (let at = length - END.length; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END.signature || at + END.length + tail.readUInt16LE(at + 20) !== length) continue
    const [count, bytes, offset] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
    if (offset + bytes > size) break
    return { list: await bytesAt(file, offset, bytes), count }
  }
  throw new NoZip('It has no list of files.')
}

/**
 * The files of a zip, by the list at its end; each is read from the disk when it is asked for.
 *
 * @param file stays open until the last of them was read.
 * @throws NoZip
 */
export async function zipEntries(file: FileHandle): Promise<readonly ZipEntry[]> {
  const { list, count } = await listOf(file)
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + LISTED.length > list.length || list.readUInt32LE(at) !== LISTED.signature)
      throw new NoZip('Its list of files is damaged.')
    const flags = list.readUInt16LE(at + 8)
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => list.readUInt16LE(at + place))
    const packed = {
      flags,
      method: list.readUInt16LE(at + 10),
      sum: list.readUInt32LE(at + 16),
      packedSize: list.readUInt32LE(at + 20),
      size: list.readUInt32LE(at + 24),
      offset: list.readUInt32LE(at + 42),
    }
    const begin = at + LISTED.length
    const name = list.toString(flags & IS_UTF8 ? 'utf8' : 'latin1', begin, begin + (nameLength ?? 0))
    entries.push({ name, size: Math.max(packed.size, packed.packedSize), read: () => unpacked(file, packed) })
    at = begin + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return entries
}

interface PackedFile {
  readonly flags: number
  readonly method: number
  readonly sum: number
  readonly packedSize: number
  readonly size: number
  readonly offset: number
}

async function unpacked(file: FileHandle, packed: PackedFile): Promise<Buffer> {
  const { flags, method, sum, packedSize, size, offset } = packed
  if (flags & IS_ENCRYPTED || (method !== STORED && method !== DEFLATED))
    throw new NoZip('It is packed in another way.')
  const local = await bytesAt(file, offset, LOCAL.length)
  if (local.readUInt32LE(0) !== LOCAL.signature) throw new NoZip('A file does not stand where the list says.')
  const begin = offset + LOCAL.length + local.readUInt16LE(26) + local.readUInt16LE(28)
  const bytes = await bytesAt(file, begin, packedSize)
  const whole = method === STORED ? bytes : await inflated(bytes, size)
  if (whole.length !== size || crc32(whole) !== sum) throw new NoZip('A file is damaged.')
  return whole
}

/** No more comes out than was said: a small file can hold a very large one. */
async function inflated(bytes: Buffer, size: number): Promise<Buffer> {
  try {
    return await inflate(bytes, { maxOutputLength: Math.max(size, 1) })
  } catch {
    throw new NoZip('A file is damaged.')
  }
}
