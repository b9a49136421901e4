import type { FileFacts, FileStore } from './file-store.ts'

/** A file that is there. */
export interface ServedFile {
  readonly store: FileStore
  readonly name: string
  readonly facts: FileFacts
}

/** The file with a name, in the first of these stores that has it. */
export async function findFile(stores: readonly FileStore[], name: string): Promise<ServedFile | undefined> {
  for (const store of stores) {
    const facts = store.isName(name) ? await store.stat(name) : undefined
    if (facts) return { store, name, facts }
  }
  return undefined
}
