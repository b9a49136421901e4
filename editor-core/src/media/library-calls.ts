import type { Answer } from '@vitrine/schemas'
import { CallError, listMedia } from '@vitrine/schemas'
import type { MediaItem, MediaService } from '@vitrine/setters'
import { isMediaAddress } from '@vitrine/setters/internal'
import type { SendCall } from '../context/service.ts'
import { uploadFile } from './upload-file.ts'

type ListedMedia = Answer<typeof listMedia>['items'][number]

const PAGE_SIZE = 24

const itemOf = ({ poster, ...item }: ListedMedia): MediaItem => ({ ...item, ...(poster && { poster: poster.src }) })

/** The library of the site as setters ask for it. What an address is called is asked once. */
export function createLibraryCalls(send: SendCall): MediaService {
  const bySrc = new Map<string, Promise<MediaItem | undefined>>()

  const known = (listed: ListedMedia): MediaItem => {
    const item = itemOf(listed)
    bySrc.set(item.src, Promise.resolve(item))
    return item
  }

  return {
    async list(kind, search, page) {
      const { items, total } = await send(listMedia, {
        kind,
        page,
        pageSize: PAGE_SIZE,
        ...(search !== '' && { q: search }),
      })
      return { items: items.map(known), total }
    },
    async find(src) {
      // All other addresses lead to no file of the site.
      if (!isMediaAddress(src)) return undefined
      const asked = bySrc.get(src) ?? send(listMedia, { src }).then(({ items: [listed] }) => listed && itemOf(listed))
      bySrc.set(src, asked)
      // What failed is asked again the next time.
      asked.catch(() => bySrc.delete(src))
      return asked
    },
    async upload(file) {
      try {
        return known(await uploadFile(send, file))
      } catch (error) {
        // Its fields say what is wrong with the file itself.
        if (error instanceof CallError) throw new Error(Object.values(error.fields ?? {})[0] ?? error.message)
        throw error
      }
    },
  }
}
