/** An S3-compatible store that keeps nothing. */
interface ObjectStore {
  /** The value of STORE_URL for a bucket. */
  url(bucket: string): string
  stop(): Promise<void>
}

const path = '../../scripts/object-store.mjs'
// A script without types of its own: it is told here what it gives.
export const { findSwift, startObjectStore } = (await import(
  /* @vite-ignore */ new URL(path, import.meta.url).href
)) as {
  findSwift(): boolean
  startObjectStore(): Promise<ObjectStore>
}
