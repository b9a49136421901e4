import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { asRecord } from '../as-record.ts'
import type { FileStore, ListedFile } from '../files/file-store.ts'
import { type FileStores, keptAreas } from '../files/file-stores.ts'

/** What was done to the files of one kind, or of all. */
export interface MovedFiles {
  /** Copied now, read back, and found the same. */
  readonly copied: number
  /** Copied by an earlier run. */
  readonly skipped: number
  readonly bytes: number
}

export interface MoveFilesOptions {
  readonly from: FileStores
  readonly to: FileStores
  /** A file that remembers what was copied, so that a run that was cut off goes on where it was. */
  readonly journal: string
}

/**
 * Copies all files to another store, in either direction. Each is read back from there and compared by its SHA-256
 * before it counts; the source keeps what it has. Running it again copies what came or changed since.
 *
 * @throws Error naming the file that came out different; it is removed from the target.
 */
export async function moveFiles({ from, to, journal }: MoveFilesOptions): Promise<MovedFiles> {
  const done = await readJournal(journal)
  const moved = { copied: 0, skipped: 0, bytes: 0 }
  for (const { kind, folder } of keptAreas)
    for await (const files of from[kind].list())
      for (const file of files) {
        const path = `${folder}/${file.name}`
        if (done.get(path) === versionOf(file) && (await to[kind].stat(file.name))?.bytes === file.bytes) {
          moved.skipped += 1
          continue
        }
        const sha256 = await copy(from[kind], to[kind], file.name)
        // It was removed in the meantime.
        if (sha256 === undefined) continue
        const line = { name: path, bytes: file.bytes, version: versionOf(file), sha256 }
        await appendFile(journal, `${JSON.stringify(line)}\n`)
        moved.copied += 1
        moved.bytes += file.bytes
      }
  return moved
}

/** What changes when a file is replaced under its name; stores know times by the second. */
const versionOf = ({ bytes, modifiedAt }: ListedFile): string =>
  `${bytes}-${Math.round(modifiedAt.getTime() / 10_000).toString()}`

/** @returns the SHA-256 of what is in both stores now. */
async function copy(from: FileStore, to: FileStore, name: string): Promise<string | undefined> {
  const source = await from.onDisk(name)
  if (!source) return undefined
  try {
    const wanted = createHash('sha256')
    const temporary = await to.temporary()
    try {
      await writeFile(temporary, hashed(createReadStream(source.path), wanted), { flag: 'wx' })
      await to.put(temporary, name)
    } finally {
      await rm(temporary, { force: true })
    }
    const found = createHash('sha256')
    const back = await to.read(name)
    if (back) for await (const chunk of back.stream) found.update(chunk)
    const sha256 = wanted.digest('hex')
    if (found.digest('hex') === sha256) return sha256
    await to.remove([name])
    throw new Error(`${name} came out different in the target. It was removed there; run the command again.`)
  } finally {
    await source.release()
  }
}

async function* hashed(source: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
}

/** The version of each file that was copied; a line that was cut off counts for nothing. */
async function readJournal(path: string): Promise<ReadonlyMap<string, string>> {
  const done = new Map<string, string>()
  if (!existsSync(path)) return done
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    try {
      const { name, version } = asRecord(JSON.parse(line))
      done.set(String(name), String(version))
    } catch {}
  }
  return done
}
