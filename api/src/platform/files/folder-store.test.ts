import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileStoreContract } from '../../testing/file-store-contract.ts'
import { sweep } from '../media/sweep.ts'
import { folderStores } from './file-stores.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrine-store-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

describe('files in a folder', () => {
  fileStoreContract(async () => folderStores(dir))

  it('the sweep leaves alone what is not ours, and is content with an empty place', async () => {
    const { uploads } = folderStores(dir)
    const knowing = async () => new Set<string>()
    const later = new Date(Date.now() + 3_600_000)
    await expect(sweep(uploads, knowing, later)).resolves.toEqual({ temporary: 0, files: 0 })
    await mkdir(join(dir, 'uploads', '7'), { recursive: true })
    await writeFile(join(dir, 'uploads', '7', 'README'), 'a note of the operator')
    await utimes(join(dir, 'uploads', '7', 'README'), 0, 0)
    await sweep(uploads, knowing, later)
    expect(await readdir(join(dir, 'uploads', '7'))).toEqual(['README'])
  })
})
