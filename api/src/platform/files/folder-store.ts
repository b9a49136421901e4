import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { asRecord } from '../as-record.ts'
import { makeFolder } from '../folders.ts'
import type { FileStore, ListedFile } from './file-store.ts'
import { writingFolder } from './writing-folder.ts'

/** Beside the folders of the tenants, so that a file is moved and never copied; dots are served to nobody. */
const TEMPORARY = '.temporary'
/** So many files are listed at once. */
const BUNCH = 500

/**
 * Keeps files in a folder: one folder per tenant, and one for what is being written.
 *
 * `const store = createFolderStore(join(dataDir, 'uploads'), isMediaName)`
 */
export function createFolderStore(dir: string, isName: (name: string) => boolean): FileStore {
  const { temporary, dropTemporary } = writingFolder(join(dir, TEMPORARY))

  function pathOf(name: string): string {
    if (!isName(name)) throw new TypeError(`${JSON.stringify(name)} is no name of a file.`)
    return join(dir, ...name.split('/'))
  }
  async function factsOf(path: string) {
    const found = await stat(path).catch(orNothing)
    return found?.isFile() ? { bytes: found.size, modifiedAt: found.mtime } : undefined
  }

  return {
    isName,
    temporary,
    async put(written, name) {
      const path = pathOf(name)
      await sync(written)
      makeFolder(dirname(path))
      await rename(written, path)
      await sync(dirname(path))
    },
    stat: async (name) => factsOf(pathOf(name)),
    async read(name, range) {
      const path = pathOf(name)
      const { bytes } = (await factsOf(path)) ?? {}
      if (bytes === undefined || (range && range.end >= bytes)) return undefined
      return { stream: createReadStream(path, range), bytes }
    },
    async onDisk(name) {
      const path = pathOf(name)
      return (await factsOf(path)) && { path, release: async () => undefined }
    },
    async remove(names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))
    },
    async *list(prefix = '') {
      let bunch: ListedFile[] = []
      for await (const name of namesBelow(dir, prefix.replace(/\/$/, ''))) {
        const facts = isName(name) ? await factsOf(pathOf(name)) : undefined
        if (facts) bunch.push({ name, ...facts })
        if (bunch.length < BUNCH) continue
        yield bunch
        bunch = []
      }
      if (bunch.length > 0) yield bunch
    },
    dropTemporary,
    directAddress: async () => undefined,
  }
}

/** The paths of all files below a folder of `dir`, with slashes. */
async function* namesBelow(dir: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(dir, folder), { withFileTypes: true }).catch(orNothing)
  for (const entry of entries ?? []) {
    if (entry.name.startsWith('.')) continue
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* namesBelow(dir, name)
    else if (entry.isFile()) yield name
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

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(asRecord(error).code))
const orNothing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error
}
