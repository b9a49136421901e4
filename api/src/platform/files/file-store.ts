import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A part of a file: first and last byte, both counted. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** What a store knows of a file without reading it. */
export interface FileFacts {
  readonly bytes: number
  /** When it was stored: `stat` gives it by the clock of the store, `list` by that of this machine. */
  readonly modifiedAt: Date
  /** SHA-256 in hex, where the store keeps it. */
  readonly sha256?: string | undefined
}

export interface ListedFile extends FileFacts {
  readonly name: string
}

/** A file that a program can read by its path until it is released. */
export interface FileOnDisk {
  readonly path: string
  release(): Promise<void>
}

/**
 * Files of one kind, in a folder or in an object store. Names are paths that begin with the number of a tenant
 * (`7/3f….webp`) and are made by us; a name that breaks the grammar of the store is refused with a TypeError.
 *
 * Every method may throw CallError `unavailable` (an object store that does not answer) or `no_space` (a full one).
 */
export interface FileStore {
  isName(name: string): boolean
  /** A path for a file that is being written on this machine; nobody else is given it. */
  temporary(): Promise<string>
  /**
   * Moves a file of the data folder to its name. When this resolves it is stored, whole, whatever happens next; when
   * it rejects, the file under that name is the one from before, or none, or one that `sweep` removes.
   */
  put(temporary: string, name: string): Promise<void>
  stat(name: string): Promise<FileFacts | undefined>
  /** The file or a part of it as a stream, and how long the whole file is; `undefined` when there is none, or none so long. */
  read(name: string, range?: ByteRange): Promise<{ readonly stream: Readable; readonly bytes: number } | undefined>
  /** The file for a program that reads paths: itself, or a copy that `release` removes. */
  onDisk(name: string): Promise<FileOnDisk | undefined>
  /** Removes files; those that are gone already are no failure. */
  remove(names: readonly string[]): Promise<void>
  /**
   * All files whose names begin with a text, in bunches. A name that the store would not give is left out.
   *
   * @param prefix whole parts of a path, with a slash at the end: `7/`.
   */
  list(prefix?: string): AsyncIterable<readonly ListedFile[]>
  /** Removes what was being written and never finished, when it was last touched before this time. */
  dropTemporary(before: Date): Promise<number>
  /**
   * An address at which anybody reads the file directly from the store for a few minutes; `undefined` where the host
   * is to read it. Only for files that everybody may see.
   */
  directAddress(name: string, options: DirectAddressOptions): Promise<string | undefined>
}

/** Files that are no longer than this, in bytes, are read through the host in any case. */
export const READ_DIRECTLY_FROM = 8 * 1024 * 1024
/** How long such an address is good, in seconds. */
export const DIRECT_SECONDS = 300

export interface DirectAddressOptions {
  /** The Content-Type of the answer. */
  readonly type: string
  /** The browser saves the file instead of showing it. */
  readonly isAttachment: boolean
  readonly bytes: number
}

/** Stores what a stream brings. Nothing is left when it breaks off. */
export async function putStream(store: FileStore, name: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const temporary = await store.temporary()
  try {
    await pipeline(Readable.from(source), createWriteStream(temporary, { flags: 'wx' }))
    await store.put(temporary, name)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Removes all files whose names begin with a text (`list`). */
export async function removeBelow(store: FileStore, prefix: string): Promise<void> {
  for await (const files of store.list(prefix)) await store.remove(files.map(({ name }) => name))
}
