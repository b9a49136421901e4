import { constants, type Dirent } from 'node:fs'
import { copyFile, link, open, readdir, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { asRecord } from '../as-record.ts'
import { makeFolder } from '../folders.ts'
import { StorageError } from '../storage-error.ts'
import { type CheckedFile, hashOfFile } from './hashes.ts'

/** Backups that are made here by themselves stand in this folder of the data folder. */
export const BACKUPS = 'backups'

/**
 * How a file comes into a backup: as a copy, or as a second name of the same bytes, which costs no
 * room. Uploads are never written to again, so both hold; only a copy survives a damaged disk.
 */
export type HowToCopy = 'copy' | 'link'

/** Whether an entry of the data folder is neither database nor backup nor something unfinished. */
export const isDataFile = (name: string): boolean =>
  !name.startsWith('.') && !name.startsWith('vitrine.sqlite') && name !== BACKUPS

/**
 * Refuses a backup that stands among the files that it backs up and that a restore replaces.
 *
 * @throws StorageError
 */
export function refuseAmongFiles(backup: string, dataDir: string): void {
  const [first = ''] = relative(resolve(dataDir), resolve(backup)).split(sep)
  if (first === '..' || isAbsolute(first) || first === BACKUPS) return
  throw new StorageError(
    `${backup} stands among the files of ${dataDir}. Use a folder in ${join(dataDir, BACKUPS)}, or elsewhere.`,
    undefined,
  )
}

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(String(asRecord(error).code))

/** The paths of all files below a folder; what begins with a dot is unfinished and left out. */
export async function* filesBelow(folder: string, path = ''): AsyncGenerator<string> {
  for (const entry of await entriesIn(join(folder, path))) {
    if (path === '' ? !isDataFile(entry.name) : entry.name.startsWith('.')) continue
    const below = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(folder, below)
    else if (entry.isFile()) yield below
  }
}

async function entriesIn(folder: string): Promise<readonly Dirent[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/**
 * Brings the files of a data folder to another folder; those in `known` are there already.
 *
 * @param known gets every file that was brought, by its path.
 */
export async function copyFiles(
  from: string,
  to: string,
  how: HowToCopy,
  known: Map<string, CheckedFile>,
): Promise<void> {
  for await (const path of filesBelow(from)) {
    if (known.has(path)) continue
    const target = join(to, path)
    makeFolder(dirname(target))
    try {
      await bring(join(from, path), target, how)
    } catch (error) {
      // Its owner took it away in the meantime.
      if (isMissing(error)) continue
      throw error
    }
    const { size } = await stat(target)
    known.set(path, { path, bytes: size, sha256: await hashOfFile(target) })
  }
}

/** Copies a file and sees to it that it is on disk; links it where that is wanted and can be done. */
export async function bring(from: string, to: string, how: HowToCopy): Promise<void> {
  if (how === 'link') {
    try {
      return await link(from, to)
    } catch (error) {
      // Another disk, or a file system without second names.
      if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS'].includes(String(asRecord(error).code))) throw error
    }
  }
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  const handle = await open(to, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
