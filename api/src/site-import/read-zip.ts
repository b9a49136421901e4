import { limits } from '@vitrine/schemas'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { type SiteFiles, siteFilesIn } from './files.ts'
import { ImportError } from './problems.ts'

const refused = (key: string, params: Readonly<Record<string, number>> = {}): ImportError =>
  new ImportError([{ file: 'zip', path: '', key: `problem.${key}`, params }])

/**
 * Reads the zip of a site, whose folder may stand in another one, as people pack it. How much comes out
 * is known before anything is unpacked, and no more than that ever does; media are unpacked one by one.
 *
 * @throws ImportError when it is no zip, holds too much, or a file in it holds no JSON.
 */
export async function readZip(bytes: Uint8Array): Promise<SiteFiles> {
  const all = contentsOf(bytes)
  const site = all.filter((name) => /(?:^|\/)site\.json$/.test(name)).sort((left, right) => left.length - right.length)
  const folder = (site[0] ?? '').slice(0, -'site.json'.length)
  const names = all.filter((name) => name.startsWith(folder) && !name.endsWith('/'))
  const areDocuments = new Set(names.filter((name) => name.endsWith('.json')))
  const documents = unpacked(bytes, ({ name }) => areDocuments.has(name))
  return siteFilesIn(
    names.map((name) => ({
      path: name.slice(folder.length),
      read: () => (documents[name] ?? unpacked(bytes, (file) => file.name === name)[name]) as Uint8Array,
    })),
  )
}

/** The names of what a zip holds, when it is not too much. */
function contentsOf(bytes: Uint8Array): readonly string[] {
  const names: string[] = []
  let total = 0
  unpacked(bytes, ({ name, size, originalSize }) => {
    names.push(name)
    // One that lies about its size gives no more than it says, or than it takes up itself.
    total += Math.max(size, originalSize)
    if (names.length > limits.filesOfSite) throw refused('maxItems', { limit: limits.filesOfSite })
    if (total > limits.unpackedSite) throw refused('tooLarge', { limit: limits.unpackedSite })
    return false
  })
  return names
}

function unpacked(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof ImportError ? error : refused('notZip')
  }
}
