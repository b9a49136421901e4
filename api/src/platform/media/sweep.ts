import type { MediaStore } from './media-store.ts'

/** Longer than anything between the first byte of an upload and its row takes (criterion 4). */
export const PATIENCE = 10 * 60_000

/** What a sweep took away. */
export interface Swept {
  readonly temporary: number
  readonly files: number
}

/**
 * Takes away what killed or broken uploads left behind: unfinished files, and files without a row,
 * both only when they were last written more than 10 minutes ago.
 *
 * @param knownOf tells which of these names stand in a row. When it fails, nothing more is taken away.
 */
export async function sweep(
  store: MediaStore,
  knownOf: (names: readonly string[]) => Promise<ReadonlySet<string>>,
  now: Date,
): Promise<Swept> {
  const before = new Date(now.getTime() - PATIENCE)
  const temporary = await store.dropTemporary(before)
  let files = 0
  for await (const names of store.listBefore(before)) {
    if (names.length === 0) continue
    const known = await knownOf(names)
    const orphans = names.filter((name) => !known.has(name))
    await store.remove(orphans)
    files += orphans.length
  }
  return { temporary, files }
}
