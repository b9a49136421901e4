import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** A file, and how to see whether it is still what it was. */
export interface CheckedFile {
  readonly path: string
  readonly bytes: number
  /** In hex. */
  readonly sha256: string
}

/** The SHA-256 of a file, in hex. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
