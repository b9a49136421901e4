import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { Zip, ZipPassThrough } from 'fflate'

/** The same files make the same bytes. Zip knows no time before 1980. */
const NO_TIME = new Date(1980, 0, 1)

/**
 * Writes files into one zip, stored and not packed: scripts and styles have compressed copies beside them. One piece of
 * one file is in memory at a time.
 *
 * @param path where nothing is yet.
 * @param files paths below `folder`.
 */
export const writeArchive = (path: string, folder: string, files: readonly string[]): Promise<void> =>
  pipeline(archived(folder, files), createWriteStream(path, { flags: 'wx' }))

async function* archived(folder: string, files: readonly string[]): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  function* taken() {
    yield* pieces
    pieces = []
  }
  for (const file of files) {
    const entry = new ZipPassThrough(file)
    entry.mtime = NO_TIME
    zip.add(entry)
    for await (const chunk of createReadStream(join(folder, file))) {
      entry.push(chunk)
      yield* taken()
    }
    entry.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/**
 * Writes the files of such a zip into a folder, one after the other, each compared with its checksum.
 *
 * @throws Error when it is no such zip, when a file in it is broken, or when one would stand outside of the folder.
 */
export async function unpackArchive(path: string, folder: string): Promise<void> {
  const archive = await open(path)
  try {
    for (const entry of await entriesOf(archive)) {
      const target = join(folder, entry.name)
      // Ours it is, and yet it comes from outside.
      if (!target.startsWith(`${folder}/`)) throw new Error(`The archive holds ${entry.name}.`)
      await mkdir(dirname(target), { recursive: true })
      await unpack(archive, entry, target)
    }
  } finally {
    await archive.close()
  }
}

interface Entry {
  readonly name: string
  readonly bytes: number
  readonly checksum: number
  /** Where its header begins, in bytes. */
  readonly at: number
}

/** How long the parts of a zip are without their names, and how they begin (APPNOTE.TXT 4.3). */
const END = { bytes: 22, mark: 0x06054b50 }
const LISTED = { bytes: 46, mark: 0x02014b50 }
const HEADER = { bytes: 30, mark: 0x04034b50 }

const broken = (): Error => new Error('The archive of the build is broken.')

async function piece(archive: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const { bytesRead, buffer } = await archive.read(Buffer.alloc(bytes), 0, bytes, at)
  if (at < 0 || bytesRead !== bytes) throw broken()
  return buffer
}

/** What the list at the end of a zip says; it has no comment. */
async function entriesOf(archive: FileHandle): Promise<readonly Entry[]> {
  const { size } = await archive.stat()
  if (size < END.bytes) throw broken()
  const end = await piece(archive, size - END.bytes, END.bytes)
  if (end.readUInt32LE(0) !== END.mark) throw broken()
  const list = await piece(archive, end.readUInt32LE(16), end.readUInt32LE(12))
  const entries: Entry[] = []
  let from = 0
  while (from < list.length) {
    const entry = list.subarray(from)
    if (entry.length < LISTED.bytes || entry.readUInt32LE(0) !== LISTED.mark) throw broken()
    const [packing, checksum, bytes] = [entry.readUInt16LE(10), entry.readUInt32LE(16), entry.readUInt32LE(24)]
    if (packing !== 0 || entry.readUInt32LE(20) !== bytes) throw broken()
    const nameEnds = LISTED.bytes + entry.readUInt16LE(28)
    const name = entry.toString('utf8', LISTED.bytes, nameEnds)
    entries.push({ name, bytes, checksum, at: entry.readUInt32LE(42) })
    from += nameEnds + entry.readUInt16LE(30) + entry.readUInt16LE(32)
  }
  if (entries.length !== end.readUInt16LE(10)) throw broken()
  return entries
}

async function unpack(archive: FileHandle, { bytes, checksum, at }: Entry, target: string): Promise<void> {
  const header = await piece(archive, at, HEADER.bytes)
  if (header.readUInt32LE(0) !== HEADER.mark) throw broken()
  if (bytes === 0) return writeFile(target, '', { flag: 'wx' })
  const start = at + HEADER.bytes + header.readUInt16LE(26) + header.readUInt16LE(28)
  let found = 0
  await pipeline(
    archive.createReadStream({ start, end: start + bytes - 1, autoClose: false }),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        found = crc32(chunk, found)
        yield chunk
      }
    },
    createWriteStream(target, { flags: 'wx' }),
  )
  if (found !== checksum) throw broken()
}
