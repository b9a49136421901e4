import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { asRecord } from '../../platform/as-record.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { mapTexts } from '../media/map-texts.ts'
import type { Media } from '../media/media.queries.ts'
import type { ImportedMediaName } from '../site-import/files/file-kinds.ts'

/** Where each file of a site's media lies, by its path among the files of the site: `media/hall.webp`. */
export type MediaPlaces = ReadonlyMap<string, string>

const orNothing = (error: unknown): readonly never[] => {
  if (asRecord(error).code === 'ENOENT') return []
  throw error
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(orNothing)
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** All files of a site: those it was imported with, and those that were uploaded since. */
export async function mediaOf(
  { mediaDir, uploadsDir }: Pick<Storage, 'mediaDir' | 'uploadsDir'>,
  tenantId: string,
): Promise<MediaPlaces> {
  const places = new Map<string, string>()
  for (const dir of [join(mediaDir, tenantId), join(uploadsDir, tenantId)])
    for (const file of await filesIn(dir)) places.set(`media/${relative(dir, file).split(sep).join('/')}`, file)
  return new Map([...places].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const pathOf = (name: string): string => `media/${name.slice(name.indexOf('/') + 1)}`

/** What people call the files, where their paths do not say it, and the posters of films. */
export const mediaNamesOf = (media: readonly Media[], places: MediaPlaces): readonly ImportedMediaName[] =>
  media
    .map(({ name, files: [first], poster }) => ({
      file: pathOf(first.name),
      name,
      ...(poster && { poster: pathOf(poster[0].name) }),
    }))
    .filter(({ file, name, poster }) => places.has(file) && (poster !== undefined || file.split('/').at(-1) !== name))
    .sort((one, other) => (one.file < other.file ? -1 : 1))

const address = /^\/(?:media|preview|download)\/([1-9][0-9]*)\/(.+)$/

/**
 * The addresses in a value under which files of the site are served are made those of the files, the
 * other way round than the import does. One that leads to no file stays as it is.
 */
export const withMediaOfFiles = <T>(value: T, tenantId: string, places: MediaPlaces): T =>
  mapTexts(value, (text) => {
    const [, tenant, rest] = address.exec(text) ?? []
    const path = `media/${rest}`
    return tenant === tenantId && places.has(path) ? path : text
  })
