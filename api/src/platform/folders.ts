import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StorageError } from './storage-error.ts'

/** The message about a folder that cannot be used. */
export const notWritable = (folder: string, cause: unknown): StorageError =>
  new StorageError(`The data folder ${folder} cannot be written. Set DATA_DIR to a folder of your own.`, cause)

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Makes a folder and what is missing above it, one by one: Node's own recursion never ends where a
 * system says that a folder is missing although it is there (`/proc`).
 *
 * @throws StorageError when it cannot be made, or is a file.
 */
export function makeFolder(folder: string): void {
  const missing = [resolve(folder)]
  for (let above = dirname(resolve(folder)); !existsSync(above) && dirname(above) !== above; above = dirname(above))
    missing.unshift(above)
  try {
    for (const one of missing) make(one)
  } catch (error) {
    throw notWritable(folder, error)
  }
}

/** It may be there, or another process may make it at the same time. */
function make(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!isFolder(folder)) throw error
  }
}
