import { join } from 'node:path'
import { StorageError } from '../storage-error.ts'
import { type FileStores, fileStoresBy, folderStores } from './file-stores.ts'
import { openObjectStore, type StoreState } from './object-store.ts'
import { createS3Store } from './s3-store.ts'
import { objectStoreIn } from './store-url.ts'

/** Where the files of an instance are: in its data folder, or in an object store. */
export interface FilesPlace {
  /** `s3://KEY:SECRET@host/bucket/prefix`; files in the data folder when left out. */
  readonly storeUrl?: string | undefined
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
  const { storeUrl, storeRedirect: isRedirected = false, onStoreLost } = place
  if (storeUrl === undefined) return { stores: folderStores(dataDir), state: () => undefined, close: () => undefined }
  const found = objectStoreIn(storeUrl)
  if (!found) throw new StorageError(`STORE_URL cannot be read: ${storeUrlAdvice}`, undefined)
  const objects = await openObjectStore(found, onStoreLost)
  const stores = fileStoresBy(({ key, folder, isName }) =>
    createS3Store(objects, { key, isName, writing: join(dataDir, WRITING, folder), isRedirected }),
  )
  return { stores, state: objects.state, close: objects.close }
}

export const storeUrlAdvice =
  'write s3://KEY:SECRET@host/bucket, with region=… behind a question mark where it is not us-east-1.'
