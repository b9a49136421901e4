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

/** How a browser is to get a file that it reads from the bucket itself. */
export interface DirectReading {
  /** The Content-Type of the answer. */
  readonly type: string
  /** The browser saves the file instead of showing it: `Content-Disposition: attachment`. */
  readonly isAttachment: boolean
  /** So long the address must be good; a little later it should be good no more. */
  readonly seconds: number
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
  /**
   * An address of `origin` at which anybody reads this one file, in parts too, without cookies, until its time is over;
   * `undefined` where the server is to read it. It is asked for public files above 8 MiB. Without it, or when it rejects,
   * the server reads all files.
   */
  directAddress?(key: string, reading: DirectReading): Promise<string | undefined>
  /** Where such addresses are, as the policy of pages names it: `https://files.example.com`. */
  readonly origin?: string
  close?(): void
}

/** What a bucket must be able to do. */
const methods = ['put', 'stat', 'read', 'remove', 'list'] as const

/** Scheme, host in lower case, and port, and nothing behind: as browsers write an origin. */
const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::[0-9]{1,5})?$/.test(value)

/** Whether a value can do all that a bucket must; one that gives addresses says of which origin they are. */
export function isFileBucket(value: unknown): value is FileBucket {
  if (typeof value !== 'object' || value === null) return false
  const bucket = value as Readonly<Record<string, unknown>>
  const { directAddress, origin } = bucket
  return (
    methods.every((name) => typeof bucket[name] === 'function') &&
    (directAddress === undefined ? origin === undefined : typeof directAddress === 'function' && isOrigin(origin))
  )
}
