import { LRUCache } from 'lru-cache'
import { compress, type Encoding } from '../server/encoding.ts'
import { weakTag } from '../server/etag.ts'

/** A body that is ready to be sent in each encoding, with what is known of it. */
export interface CachedPage<M> {
  readonly meta: M
  readonly etag: string
  /** Uncompressed. */
  readonly bytes: number
  /** Compressed when it is asked for, once. */
  readonly body: (encoding: Encoding) => Promise<Buffer>
}

/**
 * Prepares an answer: its tag and its bodies.
 *
 * @param quality of Brotli: pages change often, assets do not.
 */
export function cachePage<M>(text: string, meta: M, quality = 5): CachedPage<M> {
  const identity = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    meta,
    bytes: identity.length,
    etag: weakTag(identity),
    body(encoding) {
      const body = made.get(encoding) ?? compress(identity, encoding, quality)
      made.set(encoding, body)
      return body
    },
  }
}

/** What a body takes in memory: its compressed copies come to about a third of it. */
export const sizeInCache = ({ bytes }: { readonly bytes: number }): number => Math.ceil(bytes * 1.4) + 1

/** Bodies by key. */
export interface PageCache<M> {
  /** The body with a key, made where there is none. */
  readonly cached: (
    key: string,
    make: () => Promise<CachedPage<M>>,
    mayKeep: (body: CachedPage<M>) => boolean,
  ) => Promise<CachedPage<M>>
  /** The body with a key, if it is there. */
  readonly get: (key: string) => CachedPage<M> | undefined
  readonly size: () => { readonly cached: number; readonly cachedBytes: number }
}

/**
 * Keeps bodies within a bounded number of bytes. Nothing is ever purged: what a body depends on is part of
 * its key. Who asks for the same one at the same time waits for one making.
 */
export function createPageCache<M>(maxBytes: number): PageCache<M> {
  const cached = new LRUCache<string, CachedPage<M>>({ maxSize: maxBytes, sizeCalculation: sizeInCache })
  const running = new Map<string, Promise<CachedPage<M>>>()
  return {
    get: (key) => cached.get(key),
    size: () => ({ cached: cached.size, cachedBytes: cached.calculatedSize }),
    async cached(key, make, mayKeep) {
      const known = cached.get(key) ?? running.get(key)
      if (known) return known
      const making = make().finally(() => running.delete(key))
      running.set(key, making)
      const body = await making
      if (mayKeep(body)) cached.set(key, body)
      return body
    },
  }
}
