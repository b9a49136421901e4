import { constants, copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a build writes what browsers load, and what it says of itself. */
const ASSETS = 'assets'
const META = 'meta'
/** Which files make the stylesheets of a build, by its id; browsers never ask for it. */
export const SHEETS = 'sheets'

const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** The files of a build, as paths below `/builds/`. */
export async function buildFilesIn(folder: string, id: string): Promise<readonly string[]> {
  const assets = await namesIn(join(folder, ASSETS))
  return [...assets.map((name) => `${ASSETS}/${name}`), `${META}/${id}.json`, `${SHEETS}/${id}.json`]
}

/** All files of builds in a folder, as paths below `/builds/`. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const parts = await Promise.all(
    [ASSETS, META].map(async (part) => ({ part, names: await namesIn(join(folder, part)) })),
  )
  return parts.flatMap(({ part, names }) => names.map((name) => `${part}/${name}`))
}

/** Whether all files of a build are in a folder: the last one that is copied tells. */
export const isComplete = (folder: string, id: string): Promise<boolean> => touch(join(folder, SHEETS, `${id}.json`))

/** Marks a file as needed now, so that it is not taken for one of an old build. @returns whether there is one. */
const touch = (path: string, now = new Date()): Promise<boolean> =>
  utimes(path, now, now).then(
    () => true,
    () => false,
  )

/** Copies what is not there yet. A file has its name from its content, so that one that is there is the same. */
export async function copyBuild(from: string, to: string, files: readonly string[]): Promise<void> {
  await Promise.all([ASSETS, META, SHEETS].map((folder) => mkdir(join(to, folder), { recursive: true })))
  const own = `.${process.pid}.part`
  const now = new Date()
  for (const file of files) {
    const target = join(to, file)
    if (await touch(target, now)) continue
    // Whole or not at all, also when another instance does the same.
    await copyFile(join(from, file), target + own, constants.COPYFILE_FICLONE)
    await rename(target + own, target)
  }
}

/**
 * Removes files of no kept build, and parts of copies that were broken off.
 *
 * @param before in milliseconds: what was written later may belong to a build that is being copied just now.
 * @returns how many went.
 */
export async function removeOldFiles(folder: string, kept: ReadonlySet<string>, before: number): Promise<number> {
  let removed = 0
  for (const part of [ASSETS, META, SHEETS])
    for (const name of await namesIn(join(folder, part))) {
      const path = join(folder, part, name)
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
      if (kept.has(`${part}/${name}`) || mtimeMs >= before) continue
      await rm(path, { force: true })
      removed++
    }
  return removed
}
