import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type FileStore, putStream } from '../files/file-store.ts'
import { type FileStores, keptAreas } from '../files/file-stores.ts'
import { makeFolder } from '../folders.ts'
import { type CheckedFile, hashOfFile } from './hashes.ts'
import { FILES } from './manifest.ts'

// Files of an object store stand in a backup as those of a data folder do, so that a backup of one fills the other.

/**
 * Brings the files of an object store to a folder; those in `known` are there already.
 *
 * @param known gets every file that was brought, by its path.
 */
export async function copyStoredFiles(
  stores: FileStores,
  target: string,
  known: Map<string, CheckedFile>,
): Promise<void> {
  for (const { kind, folder } of keptAreas)
    for await (const files of stores[kind].list())
      for (const { name } of files) {
        const path = `${folder}/${name}`
        if (known.has(path)) continue
        const found = await stores[kind].read(name)
        // It was removed in the meantime.
        if (!found) continue
        const copy = join(target, path)
        makeFolder(dirname(copy))
        await pipeline(found.stream, createWriteStream(copy, { flush: true }))
        const { size } = await stat(copy)
        if (size !== found.bytes) throw new Error(`${path} came with ${size} of its ${found.bytes} bytes.`)
        known.set(path, { path, bytes: size, sha256: await hashOfFile(copy) })
      }
}

/** Where a file of a backup belongs; `undefined` for one that no store keeps. */
export function placeOf(
  stores: FileStores,
  path: string,
): { readonly store: FileStore; readonly name: string } | undefined {
  for (const { kind, folder } of keptAreas) {
    const name = path.slice(folder.length + 1)
    if (path.startsWith(`${folder}/`) && stores[kind].isName(name)) return { store: stores[kind], name }
  }
  return undefined
}

/** Brings the files of a backup to an object store; one that is there already is not sent again. */
export async function putBackedUpFiles(
  backup: string,
  files: readonly CheckedFile[],
  stores: FileStores,
): Promise<void> {
  for (const { path, sha256 } of files) {
    const { store, name } = placeOf(stores, path) ?? {}
    if (!store || name === undefined || (await store.stat(name))?.sha256 === sha256) continue
    await putStream(store, name, createReadStream(join(backup, FILES, path)))
  }
}

/** Whether an object store holds files that somebody would miss. */
export async function holdsFiles(stores: FileStores): Promise<boolean> {
  for (const { kind } of keptAreas) for await (const files of stores[kind].list()) if (files.length > 0) return true
  return false
}
