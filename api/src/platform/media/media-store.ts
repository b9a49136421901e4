import type { Readable } from 'node:stream'

/** A part of a file: first and last byte, both counted. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where uploads are kept. Names are `{tenantId}/{32 hex digits}[-{width}].{ending}`, made by us; any
 * other name is refused as a mistake of ours. An object store can stand behind the same five verbs.
 */
export interface MediaStore {
  /** A path for a file that is being written, beside the stored ones; nobody else is given it. */
  temporary(): Promise<string>
  /** Moves a temporary file to its name. When this resolves it is on disk, whole, whatever happens next. */
  put(temporary: string, name: string): Promise<void>
  /** The file or a part of it; `undefined` when there is none, or none so long. */
  read(name: string, range?: ByteRange): Promise<{ readonly stream: Readable; readonly bytes: number } | undefined>
  /** Takes files away; those that are gone already are no failure. */
  remove(names: readonly string[]): Promise<void>
  /** The names of all files that were last written before this time, in bunches. */
  listBefore(time: Date): AsyncIterable<readonly string[]>
  /** Throws away what was being written and never finished, when it was last touched before this time. */
  dropTemporary(before: Date): Promise<number>
}

const grammar = /^[1-9][0-9]{0,18}\/[0-9a-f]{32}(?:-[1-9][0-9]{1,4})?\.(?:jpg|png|webp|avif|gif|mp4|webm|pdf)$/

/** Whether this is a name that the store may have given. */
export const isMediaName = (name: string): boolean => grammar.test(name)

/** The id of an upload, which its files are named after. */
export const idOf = (name: string): string => name.slice(name.indexOf('/') + 1).slice(0, 32)
