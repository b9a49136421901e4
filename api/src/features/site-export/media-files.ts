import type { Storage } from '../../platform/database/storage.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { mapTexts } from '../media/map-texts.ts'
import type { Media } from '../media/media.queries.ts'
import type { ImportedMediaName } from '../site-import/files/file-kinds.ts'

/** Which file of which store each path among the files of the site is: `media/hall.webp`. */
export type MediaPlaces = ReadonlyMap<string, { readonly store: FileStore; readonly name: string }>

/** All files of a site: those it was imported with, and those that were uploaded since. */
export async function mediaOf({ files }: Pick<Storage, 'files'>, tenantId: string): Promise<MediaPlaces> {
  const places = new Map<string, { readonly store: FileStore; readonly name: string }>()
  for (const store of [files.siteMedia, files.uploads])
    for await (const listed of store.list(`${tenantId}/`))
      for (const { name } of listed) places.set(pathOf(name), { store, name })
  return new Map([...places].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const pathOf = (name: string): string => `media/${name.slice(name.indexOf('/') + 1)}`

/** What people call the files, where their paths do not say it, the posters of films, tags and focal points. */
export const mediaNamesOf = (media: readonly Media[], places: MediaPlaces): readonly ImportedMediaName[] =>
  media
    .map(({ name, files: [first], poster, tags, focalPoint }) => ({
      file: pathOf(first.name),
      name,
      ...(poster && { poster: pathOf(poster[0].name) }),
      ...(tags.length > 0 && { tags }),
      ...(focalPoint && { focalPoint }),
    }))
    .filter(
      (said) => places.has(said.file) && (Object.keys(said).length > 2 || said.file.split('/').at(-1) !== said.name),
    )
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
