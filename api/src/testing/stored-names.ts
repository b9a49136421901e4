import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FileStore } from '../platform/files/file-store.ts'

/** The names of all files in a store, sorted. */
export async function storedNames(store: FileStore): Promise<readonly string[]> {
  const names: string[] = []
  for await (const files of store.list()) names.push(...files.map(({ name }) => name))
  return names.sort()
}

/** The files that are being written for a store, or never were finished. */
export const unfinishedFiles = async (store: FileStore): Promise<readonly string[]> =>
  readdir(dirname(await store.temporary()))
