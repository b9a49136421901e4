import { limits } from '@vitrine/schemas'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { ImportError } from '../problems.ts'
import { type SiteFiles, siteFilesIn } from './files.ts'

const zipError = (key: string, params: Readonly<Record<string, number>> = {}): ImportError =>
  new ImportError([{ file: 'zip', path: '', key: `problem.${key}`, params }])

/**
 * Reads the zip of a site, whose folder may stand in another one, as people pack it. How much comes out
 * is known before anything is unpacked, and no more than that ever does; media are unpacked one by one.
 *
 * @throws ImportError when it is no zip, holds too much, or a file in it holds no JSON.
 */
export async function readZip(bytes: Uint8Array): Promise<SiteFiles> {
  const all = contentsOf(bytes)
  const site = [...all.keys()]
    .filter((name) => /(?:^|\/)site\.json$/.test(name))
    .sort((left, right) => left.length - right.length)
  const folder = (site[0] ?? '').slice(0, -'site.json'.length)
  const names = [...all.keys()].filter((name) => name.startsWith(folder) && !name.endsWith('/')).sort()
  const read = byGroups(bytes, groupsOf(names, all))
  return siteFilesIn(names.map((path) => ({ path: path.slice(folder.length), read: () => read(path) })))
}

/** So much is unpacked at once, in bytes and files: little enough to be held in memory. */
const GROUP = { bytes: 1024 * 1024, files: 200 }

/** Neighbours that are unpacked together: one look at the list of a zip costs as much as many small files. */
function groupsOf(
  names: readonly string[],
  sizes: ReadonlyMap<string, number>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>()
  let [group, bytes] = [new Set<string>(), 0]
  for (const name of names) {
    const size = sizes.get(name) ?? 0
    if (group.size === GROUP.files || bytes + size > GROUP.bytes) [group, bytes] = [new Set(), 0]
    bytes += size
    groups.set(name, group.add(name))
  }
  return groups
}

/** Reads one file after the other; the last group stays unpacked for its neighbours. */
function byGroups(bytes: Uint8Array, groups: ReadonlyMap<string, ReadonlySet<string>>) {
  let last: Readonly<Record<string, Uint8Array>> = {}
  return (name: string): Uint8Array => {
    if (!Object.hasOwn(last, name)) last = unpacked(bytes, (file) => groups.get(name)?.has(file.name) === true)
    const read = last[name]
    if (!read) throw new Error(`The zip holds no ${name}.`)
    return read
  }
}

/** The files that a zip holds and their sizes, when it is not too much. */
function contentsOf(bytes: Uint8Array): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  let total = 0
  unpacked(bytes, ({ name, size, originalSize }) => {
    names.set(name, Math.max(size, originalSize))
    // One that lies about its size gives no more than it says, or than it takes up itself.
    total += Math.max(size, originalSize)
    if (names.size > limits.filesOfSite) throw zipError('maxItems', { limit: limits.filesOfSite })
    if (total > limits.unpackedSite) throw zipError('tooLarge', { limit: limits.unpackedSite })
    return false
  })
  return names
}

function unpacked(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof ImportError ? error : zipError('notZip')
  }
}
