import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../../platform/files/file-store.ts'
import { makeFolder } from '../../platform/folders.ts'
import { sniffedType } from '../../platform/media/sniff.ts'
import { cleanedTags } from '../media/cleaned-tags.ts'
import { type FoundFile, foundFile, type MediaNotes } from '../media/found-media.ts'
import { mapTexts } from '../media/map-texts.ts'
import type { SiteFiles } from './files/files.ts'
import type { ReadSite } from './files/read-site.ts'
import type { ImportReport } from './problems.ts'

const written = (extension: string): string => (extension === 'jpeg' ? 'jpg' : extension)

/** Names that mean the same on every file system and in every address, and never leave their folder. */
const safePath = /^media(?:\/[A-Za-z0-9][A-Za-z0-9_-]{0,99}(?:\.[A-Za-z0-9_-]{1,50})*)+\.([a-z0-9]{3,4})$/

/** An address of a file of the site, as it stands in the JSON files. */
const address = /^media\/[^\s]+\.[A-Za-z0-9]{3,4}$/

/** The addresses in a value that name files of the site are made those under which they are served. */
export const withServedMedia = <T>(value: T, tenantId: string): T =>
  mapTexts(value, (text) => (address.test(text) ? `/media/${tenantId}/${text.slice('media/'.length)}` : text))

/** The name of a file of the site, by its path among the files of the site: `media/hall.webp`. */
const nameOf = (path: string, tenantId: string): string => `${tenantId}/${path.slice('media/'.length)}`

/** What the site says of its files, by their names. */
export const notesOf = ({ mediaNames }: ReadSite, tenantId: string): MediaNotes =>
  new Map(
    mediaNames.map(({ file, name, poster, tags, focalPoint }) => [
      nameOf(file, tenantId),
      {
        name,
        ...(poster !== undefined && { poster: nameOf(poster, tenantId) }),
        ...(tags && { tags: cleanedTags(tags) }),
        ...(focalPoint && { focalPoint }),
      },
    ]),
  )

/** Refuses addresses of files that were not handed over. */
export function checkMedia(
  documents: ReadonlyMap<string, unknown>,
  { media = {} }: SiteFiles,
  report: ImportReport,
): void {
  const walk = (file: string, value: unknown, path: string): void => {
    if (typeof value === 'string') {
      if (address.test(value) && !Object.hasOwn(media, value))
        report.error(file, 'missingMedia', path, { address: value })
    } else if (Array.isArray(value)) for (const [at, child] of value.entries()) walk(file, child, `${path}[${at}]`)
    else if (value !== null && typeof value === 'object')
      for (const [name, child] of Object.entries(value)) walk(file, child, path === '' ? name : `${path}.${name}`)
  }
  for (const [file, document] of documents) walk(file, document, '')
  for (const path of Object.keys(media)) {
    const extension = safePath.exec(path)?.[1]
    if (extension === undefined) report.error(path, 'unsafeName')
    else if (sniffedType(written(extension)) === undefined) report.error(path, 'fileType', '', { extension })
  }
}

/**
 * Writes the files into a folder, each checked by its first bytes.
 * @returns what they are, by the names that they will have.
 */
export async function stageMedia(
  { media = {} }: SiteFiles,
  { folder, tenantId, onFile }: { readonly folder: string; readonly tenantId: string; readonly onFile: () => void },
  report: ImportReport,
): Promise<readonly FoundFile[]> {
  const files: FoundFile[] = []
  for (const [path, bytesOf] of Object.entries(media)) {
    onFile()
    const bytes = await bytesOf()
    const extension = safePath.exec(path)?.[1]
    const found = foundFile(nameOf(path, tenantId), bytes)
    if (!found || extension === undefined || found.extension !== written(extension)) {
      report.error(path, 'fileType', '', { extension: extension ?? '' })
      continue
    }
    files.push(found)
    const file = join(folder, path.slice('media/'.length))
    makeFolder(dirname(file))
    await writeFile(file, bytes, { flush: true })
  }
  return files
}

/**
 * Moves the files that were staged into the store, under the names of the tenant. Files that are there already and
 * not among them are left over from an import that was killed, and are removed.
 *
 * @param names of all of them: `{tenantId}/{path}`.
 */
export async function storeMedia(
  store: FileStore,
  { folder, tenantId, onFile }: { readonly folder: string; readonly tenantId: string; readonly onFile: () => void },
  names: readonly string[],
): Promise<void> {
  const prefix = `${tenantId}/`
  for (const name of names) {
    onFile()
    await store.put(join(folder, name.slice(prefix.length)), name)
  }
  const wanted = new Set(names)
  for await (const files of store.list(prefix))
    await store.remove(files.map(({ name }) => name).filter((name) => !wanted.has(name)))
  await rm(folder, { recursive: true, force: true })
}
