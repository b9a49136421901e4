import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../../platform/files/file-store.ts'
import { unpackArchive, writeArchive } from './build-archive.ts'
import { buildFilesIn, copyBuild, isComplete } from './kept-files.ts'

const archiveOf = (id: string): string => `${id}.zip`

/** Stores the files of a build as one archive, where that is not done yet: hundreds of small files take a store long. */
export async function shareBuild(store: FileStore, folder: string, id: string): Promise<void> {
  if (await store.stat(archiveOf(id))) return
  const temporary = await store.temporary()
  try {
    await writeArchive(temporary, folder, await buildFilesIn(folder, id))
    await store.put(temporary, archiveOf(id))
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Brings a build that another instance shared to the folder of builds. @returns whether it came. */
export async function fetchBuild(store: FileStore, folder: string, id: string): Promise<boolean> {
  if (await isComplete(folder, id)) return false
  const archive = await store.onDisk(archiveOf(id))
  if (!archive) return false
  const unpacked = await mkdtemp(join(folder, '.unpacked-'))
  try {
    await unpackArchive(archive.path, unpacked)
    await copyBuild(unpacked, folder, await buildFilesIn(unpacked, id))
    return true
  } finally {
    await rm(unpacked, { recursive: true, force: true })
    await archive.release()
  }
}

/** Removes the archives of builds that are not kept, when they are older than a time in milliseconds. */
export async function removeOldArchives(store: FileStore, kept: readonly string[], before: number): Promise<void> {
  const needed = new Set(kept.map(archiveOf))
  for await (const files of store.list())
    await store.remove(
      files.flatMap(({ name, modifiedAt }) => (needed.has(name) || modifiedAt.getTime() >= before ? [] : [name])),
    )
}
