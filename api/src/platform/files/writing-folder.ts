import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from '../folders.ts'
import type { FileOnDisk, FileStore } from './file-store.ts'

/** The part of a store of files that is the same wherever they are kept: what is being written on this machine. */
export interface WritingFolder extends Pick<FileStore, 'temporary' | 'dropTemporary'> {
  /** A copy that a program can read by its path; nothing is left of one that breaks off. */
  copyOf(source: { readonly stream: Readable } | undefined): Promise<FileOnDisk | undefined>
}

/** @param folder is made when it is needed. */
export function writingFolder(folder: string): WritingFolder {
  async function temporary(): Promise<string> {
    makeFolder(folder)
    return join(folder, randomBytes(16).toString('hex'))
  }
  return {
    temporary,
    async copyOf(source) {
      if (!source) return undefined
      const path = await temporary()
      const release = () => rm(path, { force: true })
      try {
        await pipeline(source.stream, createWriteStream(path, { flags: 'wx' }))
        return { path, release }
      } catch (error) {
        await release()
        throw error
      }
    },
    async dropTemporary(before) {
      let dropped = 0
      const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      for (const file of files) {
        const found = await stat(join(folder, file)).catch(() => undefined)
        if (!found?.isFile() || found.mtime >= before) continue
        await rm(join(folder, file), { force: true })
        dropped += 1
      }
      return dropped
    },
  }
}
