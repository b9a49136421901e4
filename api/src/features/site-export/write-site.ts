import { readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../platform/folders.ts'
import { StorageError } from '../../platform/storage-error.ts'
import type { SiteFiles } from '../site-import/files/files.ts'
import { zipEntryText } from './zip.ts'

/**
 * Writes a site into a folder, which is made where it is missing.
 *
 * @throws StorageError when something stands in the folder already, or it cannot be written.
 */
export async function writeSite({ documents, media = {} }: SiteFiles, folder: string): Promise<void> {
  makeFolder(folder)
  if ((await readdir(folder)).length > 0)
    throw new StorageError(`The folder ${folder} is not empty. Name another one.`, undefined)
  const write = async (path: string, bytes: string | Uint8Array) => {
    makeFolder(dirname(join(folder, path)))
    await writeFile(join(folder, path), bytes)
  }
  for (const path of Object.keys(documents)) await write(path, zipEntryText(documents[path]))
  for (const [path, bytesOf] of Object.entries(media)) await write(path, await bytesOf())
}
