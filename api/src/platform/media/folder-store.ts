import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { asRecord } from '../as-record.ts'
import type { Storage } from '../database/storage.ts'
import { makeFolder } from '../folders.ts'
import { isMediaName, type MediaStore } from './media-store.ts'

/** Beside the folders of the tenants, so that a file is moved and never copied; dots are served to nobody. */
const TEMPORARY = '.temporary'
/** So many names fit into one statement of any database. */
const BUNCH = 500

/**
 * Keeps uploads in a folder: one folder per tenant, and one for what is being written.
 *
 * `const store = createFolderStore(join(dataDir, 'uploads'))`
 */
export function createFolderStore(dir: string): MediaStore {
  const writing = join(dir, TEMPORARY)

  function pathOf(name: string): string {
    if (!isMediaName(name)) throw new TypeError(`${JSON.stringify(name)} is no name of an upload.`)
    return join(dir, ...name.split('/'))
  }

  return {
    async temporary() {
      makeFolder(writing)
      return join(writing, randomBytes(16).toString('hex'))
    },
    async put(temporary, name) {
      const path = pathOf(name)
      if (!temporary.startsWith(writing + sep)) throw new TypeError('Only what was written beside the store is moved.')
      await sync(temporary)
      makeFolder(dirname(path))
      await rename(temporary, path)
      await sync(dirname(path))
    },
    async read(name, range) {
      const path = pathOf(name)
      const bytes = await sizeOf(path)
      if (bytes === undefined || (range && range.end >= bytes)) return undefined
      return { stream: createReadStream(path, range), bytes }
    },
    async remove(names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))
    },
    async *listBefore(time) {
      for (const tenantId of await namesIn(dir)) {
        const names = (await namesIn(join(dir, tenantId))).map((file) => `${tenantId}/${file}`).filter(isMediaName)
        for (let at = 0; at < names.length; at += BUNCH) {
          const some = names.slice(at, at + BUNCH)
          const old = await Promise.all(some.map((name) => isBefore(pathOf(name), time)))
          yield some.filter((_, index) => old[index])
        }
      }
    },
    async dropTemporary(before) {
      let dropped = 0
      for (const file of await namesIn(writing)) {
        if (!(await isBefore(join(writing, file), before))) continue
        await rm(join(writing, file), { force: true })
        dropped += 1
      }
      return dropped
    },
  }
}

/** Until then a file, or a name in a folder, may be lost with the power. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(String(asRecord(error).code))
const orNothing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error
}

const sizeOf = async (path: string): Promise<number | undefined> => (await stat(path).catch(orNothing))?.size
const namesIn = async (folder: string): Promise<readonly string[]> => (await readdir(folder).catch(orNothing)) ?? []
const isBefore = async (path: string, time: Date): Promise<boolean> => {
  const found = await stat(path).catch(orNothing)
  return found !== undefined && found.mtimeMs < time.getTime()
}

/** What owners uploaded, which the host serves. */
export const uploadsOf = ({ uploadsDir }: Pick<Storage, 'uploadsDir'>) => createFolderStore(uploadsDir)

/** The pictures of inquiries, which nobody serves (R180). */
export const inquiryImagesOf = ({ inquiryImagesDir }: Pick<Storage, 'inquiryImagesDir'>) =>
  createFolderStore(inquiryImagesDir)
