import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { asRecord } from '../as-record.ts'
import type { FileStore, ListedFile } from '../files/file-store.ts'
import { type FileStores, keptAreas } from '../files/file-stores.ts'
import { StorageError } from '../storage-error.ts'

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
 * Copies all files to another store, in either direction. What is read is compared with the SHA-256 under which it was
 * stored, where the source knows that, and is read back from the target and compared before it counts; the source keeps
 * what it has. Running it again copies what is not there yet, and what changed since.
 *
 * @throws StorageError naming the files that came out different, none of which is left in the target, after all others
 *   were copied; or the file at which a store failed.
 */
export async function moveFiles({ from, to, journal }: MoveFilesOptions): Promise<MovedFiles> {
  const done = await readJournal(journal)
  const moved = { copied: 0, skipped: 0, bytes: 0 }
  const different: string[] = []
  for (const { kind, folder } of keptAreas)
    for await (const files of from[kind].list())
      for (const file of files) {
        const path = `${folder}/${file.name}`
        if (await isThere(to[kind], file, done.get(path))) {
          moved.skipped += 1
          continue
        }
        const sha256 = await copy(from[kind], to[kind], file.name).catch((error) => {
          throw new StorageError(`${path} could not be copied: ${inWords(error)} ${AGAIN}`, error)
        })
        if (sha256 === 'different') different.push(path)
        // Else it was removed in the meantime.
        if (sha256 === undefined || sha256 === 'different') continue
        const line = { name: path, bytes: file.bytes, version: versionOf(file), sha256 }
        await appendFile(journal, `${JSON.stringify(line)}\n`)
        moved.copied += 1
        moved.bytes += file.bytes
      }
  if (different.length > 0)
    throw new StorageError(
      `These files came out different, and are not in the target:\n${different.join('\n')}\n${AGAIN}`,
      undefined,
    )
  return moved
}

const AGAIN = 'What was copied before stays; run the command again for the rest.'

function inWords(error: unknown): string {
  const { code, message } = asRecord(error)
  if (code === 'unavailable') return 'the store does not answer.'
  return code === 'no_space' ? 'the store is full.' : `${message}.`.replace(/\.\.$/, '.')
}

/** What changes when a file is replaced under its name; stores know times by the second. */
const versionOf = ({ bytes, modifiedAt }: ListedFile): string =>
  `${bytes}-${Math.round(modifiedAt.getTime() / 10_000).toString()}`

/** Whether a file was copied by an earlier run, and is still what it was, here and there. */
async function isThere(to: FileStore, file: ListedFile, copied: CopiedFile | undefined): Promise<boolean> {
  if (copied?.version !== versionOf(file)) return false
  const found = await to.stat(file.name)
  return found?.bytes === file.bytes && (found.sha256 === undefined || found.sha256 === copied.sha256)
}

/** @returns the SHA-256 of what is in both stores now, or that what came is not what was stored. */
async function copy(from: FileStore, to: FileStore, name: string): Promise<string | undefined> {
  const source = await from.onDisk(name)
  if (!source) return undefined
  try {
    const wanted = createHash('sha256')
    const temporary = await to.temporary()
    let sha256: string
    try {
      await writeFile(temporary, hashed(createReadStream(source.path), wanted), { flag: 'wx' })
      sha256 = wanted.digest('hex')
      const stored = (await from.stat(name))?.sha256
      if (stored !== undefined && stored !== sha256) return 'different'
      await to.put(temporary, name)
    } finally {
      await rm(temporary, { force: true })
    }
    const found = createHash('sha256')
    const back = await to.read(name)
    if (back) for await (const chunk of back.stream) found.update(chunk)
    if (found.digest('hex') === sha256) return sha256
    await to.remove([name])
    return 'different'
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

interface CopiedFile {
  readonly version: string
  readonly sha256: string
}

/** The files that were copied; a line that was cut off counts for nothing, and is ended here. */
async function readJournal(path: string): Promise<ReadonlyMap<string, CopiedFile>> {
  const done = new Map<string, CopiedFile>()
  if (!existsSync(path)) return done
  const text = await readFile(path, 'utf8')
  if (text !== '' && !text.endsWith('\n')) await appendFile(path, '\n')
  for (const line of text.split('\n')) {
    try {
      const { name, version, sha256 } = asRecord(JSON.parse(line))
      done.set(String(name), { version: String(version), sha256: String(sha256) })
    } catch {}
  }
  return done
}
