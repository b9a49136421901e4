import type { PageDocument, SiteDocument } from '@vitrine/renderer'
import { type EditorStorage, StorageError } from './editor-storage.ts'

/** A site, or a page by itself that becomes one when it is saved. */
type Stored = SiteDocument | PageDocument

/** Of a page by itself nothing was saved yet. */
const revisionOf = (stored: Stored): number => ('pagesList' in stored ? stored.revision : 0)

interface DocumentStorageOptions {
  /** As `key` of a storage. */
  readonly key?: string
  /** @returns the site; nothing where none was written yet */
  readonly read: () => Promise<Stored | undefined> | Stored | undefined
  /** Writes the whole site in the place of what was there. */
  readonly write: (site: SiteDocument) => Promise<unknown> | unknown
}

/**
 * A storage that reads and writes a site as one document: a file, a row, an answer of one's own server. Whoever writes
 * last wins; where several people edit, give a storage that stores operations.
 *
 * @param start what is edited until something was written; without it `load` fails where nothing is there
 */
export const documentStorage = ({ key, read, write }: DocumentStorageOptions, start?: Stored): EditorStorage => ({
  ...(key !== undefined && { key }),
  async load() {
    const site = (await read()) ?? start
    if (!site) throw new StorageError('refused', { message: 'There is no document to edit yet.' })
    return site
  },
  async save({ site }) {
    await write(site)
  },
})

/** A storage that keeps a site for as long as it is referred to: for examples and tests, or with `onChange`. */
export function memoryStorage(site: Stored): EditorStorage {
  let stored: Stored = site
  return documentStorage({
    read: () => stored,
    write(next) {
      stored = next
    },
  })
}

/** The name under which a revision is told to other tabs. */
const channelOf = (key: string): string => `vitrine:${key}`

/**
 * A storage in this browser (`localStorage`), which tabs share: what one saves the others take in.
 *
 * @param key under which the site is kept
 * @param start what is edited until something was saved
 */
export function browserStorage(key: string, start: Stored): EditorStorage {
  const read = (): Stored => {
    const text = localStorage.getItem(key)
    return text === null ? start : (JSON.parse(text) as Stored)
  }
  return {
    key,
    load: async () => read(),
    async save({ base, site, operations }) {
      if (revisionOf(read()) !== base) throw new StorageError('conflict')
      try {
        localStorage.setItem(key, JSON.stringify(site))
      } catch (cause) {
        throw new StorageError('refused', { message: 'This browser has no room left for the site.', cause })
      }
      const channel = new BroadcastChannel(channelOf(key))
      channel.postMessage({ revision: site.revision, operations })
      channel.close()
    },
    follow(on) {
      const channel = new BroadcastChannel(channelOf(key))
      channel.onmessage = ({ data }) => on(data)
      return () => channel.close()
    },
  }
}
