import type { FileHandle } from 'node:fs/promises'
import { limits } from '@vitrine/schemas'
import { ImportError } from '../problems.ts'
import { type SiteFiles, siteFilesIn } from './files.ts'
import { NoZip, type ZipEntry, zipEntries } from './zip-entries.ts'

const zipError = (key: string, params: Readonly<Record<string, number>> = {}): ImportError =>
  new ImportError([{ file: 'zip', path: '', key: `problem.${key}`, params }])

/** What is wrong with the zip, said as all that is wrong with an import. */
const asProblem = (error: unknown): never => {
  throw error instanceof NoZip ? zipError('notZip') : error
}

/**
 * Reads the zip of a site, whose folder may stand in another one, as people pack it. How much comes out
 * is known before anything is unpacked, and no more than that ever does. One file at a time is in memory.
 *
 * @param zip stays open until the last of its media was read.
 * @throws ImportError when it is no zip, holds too much, or a file in it holds no JSON.
 */
export async function readZip(zip: FileHandle): Promise<SiteFiles> {
  const all = new Map((await zipEntries(zip).catch(asProblem)).map((entry) => [entry.name, entry]))
  checkSizes([...all.values()])
  const site = [...all.keys()]
    .filter((name) => /(?:^|\/)site\.json$/.test(name))
    .sort((left, right) => left.length - right.length)
  const folder = (site[0] ?? '').slice(0, -'site.json'.length)
  const inFolder = [...all.values()].filter(({ name }) => name.startsWith(folder) && !name.endsWith('/'))
  return siteFilesIn(
    inFolder.map(({ name, read }) => ({ path: name.slice(folder.length), read: () => read().catch(asProblem) })),
  )
}

function checkSizes(entries: readonly ZipEntry[]): void {
  if (entries.length > limits.filesOfSite) throw zipError('maxItems', { limit: limits.filesOfSite })
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total > limits.unpackedSite) throw zipError('tooLarge', { limit: limits.unpackedSite })
}
