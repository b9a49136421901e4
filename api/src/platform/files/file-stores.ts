import { join } from 'node:path'
import { isMediaName, isTenantPath, isZipName } from './file-names.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'

/** The files of an instance, by what they are. */
export interface FileStores {
  /** What owners uploaded, under names that are never given twice; served to everybody. */
  readonly uploads: FileStore
  /** What came with imported sites: `{tenantId}/{path in the folder of media}`; served to everybody. */
  readonly siteMedia: FileStore
  /** The pictures of inquiries, which nobody serves (R180). */
  readonly inquiryImages: FileStore
  /** Pictures as link previews show them; they are made again where they are missing, and in no backup. */
  readonly shareImages: FileStore
  /** What browsers load of each build, for instances that have not built it: `{id of the build}.zip`; in no backup. */
  readonly builds: FileStore
  /** Pages as they were drawn, `{tenantId}/{sha256}`; they are drawn again where they are missing, and in no backup. */
  readonly keptPages: FileStore
  /** Pieces of uploads that are not whole yet, for a day: `{tenantId}/{id of the upload}/{its first byte}`; in no backup. */
  readonly uploadPieces: FileStore
  /** Zips of sites that are to be imported, until they are: `{8 letters or digits}.zip`; in no backup. */
  readonly importedZips: FileStore
  /** Zips of sites that were exported, for a day: `{id of the job}.zip`; in no backup. */
  readonly exportedZips: FileStore
}

/** How the files of one kind are named and where they are kept. */
interface FileArea {
  /** In the data folder, and in backups. */
  readonly folder: string
  /** What its keys in an object store begin with. */
  readonly key: string
  readonly isName: (name: string) => boolean
}

export const fileAreas = {
  siteMedia: { folder: 'media', key: 'sites', isName: isTenantPath },
  uploads: { folder: 'uploads', key: 'media', isName: isMediaName },
  inquiryImages: { folder: 'inquiry-images', key: 'inquiries', isName: isMediaName },
  // Behind a dot: no backup needs what can be made again.
  shareImages: { folder: '.share-images', key: 'previews', isName: isTenantPath },
  builds: { folder: '.build-archives', key: 'builds', isName: (name) => /^[\w-]{1,100}\.zip$/.test(name) },
  keptPages: { folder: '.kept-pages', key: 'pages', isName: isTenantPath },
  uploadPieces: { folder: '.upload-pieces', key: 'pieces', isName: isTenantPath },
  importedZips: { folder: '.import-zips', key: 'imports', isName: isZipName },
  exportedZips: { folder: '.export-zips', key: 'exports', isName: isZipName },
} as const satisfies Readonly<Record<keyof FileStores, FileArea>>

/** One store for each kind of files. */
export const fileStoresBy = (open: (area: FileArea) => FileStore): FileStores => ({
  siteMedia: open(fileAreas.siteMedia),
  uploads: open(fileAreas.uploads),
  inquiryImages: open(fileAreas.inquiryImages),
  shareImages: open(fileAreas.shareImages),
  builds: open(fileAreas.builds),
  keptPages: open(fileAreas.keptPages),
  uploadPieces: open(fileAreas.uploadPieces),
  importedZips: open(fileAreas.importedZips),
  exportedZips: open(fileAreas.exportedZips),
})

/** The kinds of files that are backed up and moved. */
export const keptAreas = (['siteMedia', 'uploads', 'inquiryImages'] as const).map((kind) => ({
  kind,
  folder: fileAreas[kind].folder,
}))

/** The files in a data folder: `folderStores('./data').uploads`. */
export const folderStores = (dataDir: string): FileStores =>
  fileStoresBy(({ folder, isName }) => createFolderStore(join(dataDir, folder), isName))
