import type { FileStore } from '../platform/files/file-store.ts'

/** The names of all files in a store, sorted. */
export async function storedNames(store: FileStore): Promise<readonly string[]> {
  const names: string[] = []
  for await (const files of store.list()) names.push(...files.map(({ name }) => name))
  return names.sort()
}
