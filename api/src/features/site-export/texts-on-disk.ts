import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { rm } from 'node:fs/promises'

/** Where a text stands: its first byte, and how many there are. */
export interface TextPlace {
  readonly at: number
  readonly length: number
}

/** Texts that stand in a file until they are asked for: all of a site are more than should be in memory. */
export interface TextsOnDisk {
  readonly add: (text: string) => TextPlace
  readonly read: (place: TextPlace) => string
  /** Lets go of the file, and so of all texts. */
  readonly close: () => void
}

/**
 * Makes the file at a path where nothing stands. It has no name from then on, so that nothing is left of it whatever
 * becomes of who made it.
 */
export async function createTextsOnDisk(path: string): Promise<TextsOnDisk> {
  const file = openSync(path, 'wx+', 0o600)
  await rm(path, { force: true })
  let end = 0
  let isOpen = true
  return {
    add(text) {
      const bytes = Buffer.from(text)
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, end + done)
      const place = { at: end, length: bytes.length }
      end += bytes.length
      return place
    },
    read({ at, length }) {
      const bytes = Buffer.allocUnsafe(length)
      for (let done = 0; done < length; ) {
        const read = readSync(file, bytes, done, length - done, at + done)
        if (read === 0) throw new Error('The texts of an export end too early.')
        done += read
      }
      return bytes.toString('utf8')
    },
    close() {
      if (isOpen) closeSync(file)
      isOpen = false
    },
  }
}
