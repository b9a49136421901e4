import type { FileStore, ListedFile } from '../files/file-store.ts'

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
 * @param knownOf tells which of these names of one tenant stand in a row. When it fails, nothing more is taken away.
 */
export async function sweep(
  store: FileStore,
  knownOf: (tenantId: string, names: readonly string[]) => Promise<ReadonlySet<string>>,
  now: Date,
): Promise<Swept> {
  const before = new Date(now.getTime() - PATIENCE)
  const temporary = await store.dropTemporary(before)
  let files = 0
  for await (const listed of store.list()) {
    for (const [tenantId, names] of byTenant(listed.filter(({ modifiedAt }) => modifiedAt < before))) {
      const known = await knownOf(tenantId, names)
      const orphans = names.filter((name) => !known.has(name))
      await store.remove(orphans)
      files += orphans.length
    }
  }
  return { temporary, files }
}

function byTenant(files: readonly ListedFile[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const { name } of files) {
    const tenantId = name.slice(0, name.indexOf('/'))
    names.set(tenantId, [...(names.get(tenantId) ?? []), name])
  }
  return names
}
