import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StorageError } from '../storage-error.ts'
import { BACKUPS } from './data-files.ts'

/** It stands in a data folder while its files are exchanged: what is there then is neither the old nor the new. */
const UNFINISHED = '.restore-unfinished'
const REPLACED = '.replaced'

export const isUnfinished = (dataDir: string): boolean => existsSync(join(dataDir, UNFINISHED))

/**
 * Refuses a data folder that was left in the midst of a restore.
 *
 * @throws StorageError
 */
export function refuseUnfinished(dataDir: string): void {
  if (isUnfinished(dataDir))
    throw new StorageError(
      `The restore into ${dataDir} was interrupted. Run npm run restore again with the same backup.`,
      undefined,
    )
}

/**
 * Puts what was prepared in the place of what is there: first the files, then, in `others`, what is no
 * file. What `isReplaced` does not name stays. When this is interrupted, nobody opens the folder until a restore has come to its end.
 *
 * @param staged a folder inside the data folder; it is gone afterwards.
 */
export async function swapIn(
  dataDir: string,
  staged: string,
  others: () => Promise<void>,
  isReplaced: (name: string) => boolean = () => true,
): Promise<void> {
  const marker = join(dataDir, UNFINISHED)
  const replaced = join(dataDir, REPLACED)
  await writeFile(marker, '', { flush: true })
  await mkdir(replaced, { recursive: true })
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('.') || name === BACKUPS || !isReplaced(name)) continue
    await rm(join(replaced, name), { recursive: true, force: true })
    await rename(join(dataDir, name), join(replaced, name))
  }
  for (const name of await readdir(staged)) await rename(join(staged, name), join(dataDir, name))
  await others()
  await rm(marker)
  await rm(replaced, { recursive: true, force: true })
  await rm(staged, { recursive: true, force: true })
}
