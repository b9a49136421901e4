import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { compress, type Encoding } from '../server/encoding.ts'
import type { CachedPage } from './page-cache.ts'

interface Packed {
  readonly etag: string
  /** Of the body as it is read. */
  readonly bytes: number
  /** The body, packed with Brotli. */
  readonly packed: Buffer
}

/** An answer whose body was packed before: it is sent as it is, and unpacked for the few who do not take that. */
export function packedPage<M>({ etag, bytes, packed }: Packed, meta: M): CachedPage<M> {
  const made = new Map<Encoding, Promise<Buffer>>([['br', Promise.resolve(packed)]])
  const body = (encoding: Encoding): Promise<Buffer> => {
    const known =
      made.get(encoding) ??
      (encoding === 'identity'
        ? promisify(brotliDecompress)(packed)
        : body('identity').then((identity) => compress(identity, encoding, 5)))
    made.set(encoding, known)
    return known
  }
  return { meta, etag, bytes, body }
}
