import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type FileBucket, isFileBucket } from '@vitrine/schemas'
import { StorageError } from '../storage-error.ts'
import { createBucketStore } from './bucket-store.ts'
import { type FileStores, fileStoresBy, folderStores } from './file-stores.ts'
import { openObjectStore, type StoreState } from './object-store.ts'
import { createS3Store } from './s3-store.ts'
import { objectStoreIn } from './store-url.ts'

/** Where the files of an instance are: in its data folder, in an object store, or in a bucket of one's own. */
export interface FilesPlace {
  /** `s3://KEY:SECRET@host/bucket/prefix`; files in the data folder when left out. */
  readonly storeUrl?: string | undefined
  /**
   * A module whose default export has a `FileBucket` as `files`: the config of a site. Threads load it too, so it is named by
   * its absolute path.
   */
  readonly filesFrom?: string | undefined
  /** Browsers read large files from the object store itself. */
  readonly storeRedirect?: boolean | undefined
  /** Is told when the object store is given up for a while. */
  readonly onStoreLost?: ((error: unknown) => void) | undefined
}

export interface OpenFiles {
  readonly stores: FileStores
  /** How the object store stands; nothing where there is none. */
  state(): StoreState | undefined
  close(): void
}

/** Before an object store takes a file, it is written to this folder of the data folder. */
const WRITING = '.uploading'

/** @throws StorageError when the object store cannot be used as it is set up. */
export async function openFiles(dataDir: string, place: FilesPlace): Promise<OpenFiles> {
  const { storeUrl, filesFrom, storeRedirect: isRedirected = false, onStoreLost = () => undefined } = place
  if (storeUrl === undefined && filesFrom !== undefined) {
    const bucket = await loadBucket(filesFrom)
    const stores = fileStoresBy(({ key, folder, isName }) =>
      createBucketStore(bucket, { key, isName, writing: join(dataDir, WRITING, folder), onLost: onStoreLost }),
    )
    return { stores, state: () => undefined, close: () => bucket.close?.() }
  }
  if (storeUrl === undefined) return { stores: folderStores(dataDir), state: () => undefined, close: () => undefined }
  const found = objectStoreIn(storeUrl)
  if (!found) throw new StorageError(`STORE_URL cannot be read: ${storeUrlAdvice}`, undefined)
  const objects = await openObjectStore(found, onStoreLost)
  const stores = fileStoresBy(({ key, folder, isName }) =>
    createS3Store(objects, { key, isName, writing: join(dataDir, WRITING, folder), isRedirected }),
  )
  return { stores, state: objects.state, close: objects.close }
}

/** Whether the files are not in the data folder. */
export const areFilesElsewhere = ({ storeUrl, filesFrom }: FilesPlace): boolean =>
  storeUrl !== undefined || filesFrom !== undefined

/**
 * The origin from which browsers read files themselves, where a bucket gives them addresses.
 *
 * @throws StorageError when the module has no bucket.
 */
export const directOriginOf = async ({ storeUrl, filesFrom }: FilesPlace): Promise<string | undefined> =>
  storeUrl === undefined && filesFrom !== undefined ? (await loadBucket(filesFrom)).origin : undefined

/** @throws StorageError when the module has no bucket. */
async function loadBucket(path: string): Promise<FileBucket> {
  let files: unknown
  try {
    files = (await import(/* @vite-ignore */ pathToFileURL(path).href)).default?.files
  } catch (error) {
    throw new StorageError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`, error)
  }
  if (!isFileBucket(files))
    throw new StorageError(
      `files in ${path} is no store of files: it needs put, stat, read, remove and list; with directAddress, origin too.`,
      undefined,
    )
  return files
}

export const storeUrlAdvice =
  'write s3://KEY:SECRET@host/bucket, with region=… behind a question mark where it is not us-east-1.'
