import type { MediaService } from '@vitrine/setters'
import { withRetry } from '@vitrine/setters/internal'
import type { SendCall } from '../context/service.ts'

const loadCalls = withRetry(() => import('./library-calls.ts'))

/** The library of the site as setters ask for it, whose script comes when it is asked first. */
export function createMediaLibrary(send: SendCall): MediaService {
  let library: MediaService | undefined
  const loaded = async (): Promise<MediaService> => {
    const { createLibraryCalls } = await loadCalls(false)
    library ??= createLibraryCalls(send)
    return library
  }
  return {
    list: async (kind, search, page) => (await loaded()).list(kind, search, page),
    find: async (src) => (await loaded()).find(src),
    upload: async (file, onProgress) => (await loaded()).upload(file, onProgress),
  }
}
