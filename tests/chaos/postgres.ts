/** A PostgreSQL that keeps nothing and can be taken down. */
interface Cluster {
  readonly url: string
  down(): Promise<void>
  up(): Promise<void>
  stop(): Promise<void>
}

const path = '../../scripts/postgres.mjs'
// A script without types of its own: it is told here what it gives.
export const { findPostgres, startPostgres } = (await import(
  /* @vite-ignore */ new URL(path, import.meta.url).href
)) as {
  findPostgres(): string | undefined
  /** @param kept a folder in which it stays when it is stopped. */
  startPostgres(kept?: string): Promise<Cluster>
}
