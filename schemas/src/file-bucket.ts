/** A file that is to be stored. */
export interface BucketFile {
  /** Where it stands on this machine, until `put` has answered. */
  readonly path: string
  readonly bytes: number
  /** In hex. */
  readonly sha256: string
}

/** What a bucket knows of a file. */
export interface BucketFacts {
  readonly bytes: number
  readonly modifiedAt: Date
}

/**
 * A store of files of one's own, in the place of a folder or an object store. Keys are paths of letters, digits and
 * `-_./`, such as `media/7/3f….webp`. The server and each of its threads open one by themselves.
 */
export interface FileBucket {
  /** When it resolves, the file is stored whole; until then, and when it rejects, the one from before is read. */
  put(key: string, file: BucketFile): Promise<unknown>
  /** `undefined` when there is none. */
  stat(key: string): Promise<BucketFacts | undefined>
  /**
   * The bytes of a file, or of a part of it, and how long the whole file is; `undefined` when there is none.
   *
   * @param range first and last byte, both counted.
   */
  read(
    key: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<{ readonly body: AsyncIterable<Uint8Array>; readonly bytes: number } | undefined>
  /** Removes files; those that are gone already are no failure. */
  remove(keys: readonly string[]): Promise<unknown>
  /** All files whose keys begin with a text. */
  list(prefix: string): AsyncIterable<BucketFacts & { readonly key: string }>
  close?(): void
}

/** What a bucket must be able to do. */
const methods = ['put', 'stat', 'read', 'remove', 'list'] as const

export const isFileBucket = (value: unknown): value is FileBucket =>
  typeof value === 'object' &&
  value !== null &&
  methods.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'function')
