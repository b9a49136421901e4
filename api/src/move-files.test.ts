import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { CallError } from '@vitrine/schemas'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { moveFiles } from './backup.ts'
import { moveFiles as copyAll } from './platform/backup/move-files.ts'
import { type FileStore, putStream } from './platform/files/file-store.ts'
import { type FileStores, folderStores } from './platform/files/file-stores.ts'
import { type OpenFiles, openFiles } from './platform/files/open-files.ts'
import { newBucket } from './testing/new-bucket.ts'
import { arriving } from './testing/pictures.ts'
import { storedNames } from './testing/stored-names.ts'

const template = inject('objectStore')
const upload = (digit: string) => `2/${digit.repeat(32)}.webp`

/** A data folder, and where its files go. */
describe.each(['folder', 'object store'] as const)('files move between a folder and: %s', (kind) => {
  describe.skipIf(kind === 'object store' && template === undefined)('', () => {
    let dir = ''
    let target = ''
    let old: FileStores
    let opened: OpenFiles[] = []
    const open = async (dataDir: string, storeUrl?: string) => {
      const files = await openFiles(dataDir, storeUrl === undefined ? {} : { storeUrl })
      opened.push(files)
      return files.stores
    }
    const openTarget = () => (kind === 'folder' ? open(target) : open(join(dir, 'data'), target))
    const put = (stores: FileStores, name: string, text: string) =>
      putStream(stores.uploads, name, arriving(Buffer.from(text)))
    beforeEach(async () => {
      dir = await mkdtemp(join(tmpdir(), 'vitrine-move-files-'))
      target = kind === 'folder' ? join(dir, 'target') : await newBucket(template ?? '')
      old = await open(join(dir, 'data'))
      await putStream(old.siteMedia, '1/norms/hall.webp', arriving(Buffer.from('a hall')))
      await put(old, upload('a'), 'a picture')
      await putStream(old.inquiryImages, upload('b'), arriving(Buffer.from('of an inquiry')))
      await putStream(old.shareImages, '1/norms/hall.webp/auto-000000_1-1.jpg', arriving(Buffer.from('made again')))
    })
    afterEach(async () => {
      for (const { close } of opened) close()
      opened = []
      await rm(dir, { recursive: true, force: true })
    })
    const text = async (stores: FileStores, name: string) => {
      const found = await stores.uploads.read(name)
      return found && String(await buffer(found.stream))
    }
    const journal = async () => {
      const [name] = (await readdir(join(dir, 'data'))).filter((file) => file.startsWith('.moved-files-'))
      return join(dir, 'data', String(name))
    }

    it('all that is kept goes there, byte by byte, and the old place keeps what it has', async () => {
      expect(await moveFiles({ dataDir: join(dir, 'data') }, target)).toEqual({ copied: 3, skipped: 0, bytes: 28 })
      const there = await openTarget()
      expect(await storedNames(there.siteMedia)).toEqual(['1/norms/hall.webp'])
      expect(await storedNames(there.inquiryImages)).toEqual([upload('b')])
      expect(await storedNames(there.shareImages)).toEqual([])
      expect(await text(there, upload('a'))).toBe('a picture')
      expect(await text(old, upload('a'))).toBe('a picture')
    })

    it('what was cut off goes on where it was, and what came since goes along', async () => {
      await moveFiles({ dataDir: join(dir, 'data') }, target)
      // Cut off after the first file, in the middle of a line.
      const [first] = (await readFile(await journal(), 'utf8')).split('\n')
      await writeFile(await journal(), `${first}\n{"name":"uploads/2/aaa`)
      await put(old, upload('c'), 'another picture')
      expect(await moveFiles({ dataDir: join(dir, 'data') }, target)).toMatchObject({ copied: 3, skipped: 1 })
      expect(await moveFiles({ dataDir: join(dir, 'data') }, target)).toMatchObject({ copied: 0, skipped: 4 })
      // Removed there by somebody else: it is not taken for copied.
      await (await openTarget()).uploads.remove([upload('c')])
      expect(await moveFiles({ dataDir: join(dir, 'data') }, target)).toMatchObject({ copied: 1, skipped: 3 })
      expect(await text(await openTarget(), upload('c'))).toBe('another picture')
    })

    it('they come back the same way', async () => {
      await moveFiles({ dataDir: join(dir, 'data') }, target)
      const from = kind === 'folder' ? { dataDir: target } : { dataDir: join(dir, 'data'), storeUrl: target }
      await moveFiles(from, join(dir, 'back'))
      const back = await open(join(dir, 'back'))
      expect(await text(back, upload('a'))).toBe('a picture')
      expect(await storedNames(back.siteMedia)).toEqual(['1/norms/hall.webp'])
    })

    it('nothing is done where they are there already', async () => {
      const from = kind === 'folder' ? { dataDir: target } : { dataDir: join(dir, 'data'), storeUrl: target }
      await expect(moveFiles(from, target)).rejects.toThrow('The files are there already.')
    })
  })
})

describe('files that change on their way', () => {
  let dir = ''
  let [from, to]: FileStores[] = []
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'vitrine-move-files-'))
    ;[from, to] = [folderStores(join(dir, 'from')), folderStores(join(dir, 'to'))]
    for (const digit of ['a', 'b', 'c'])
      await putStream(from!.uploads, upload(digit), arriving(Buffer.from(`picture ${digit}`)))
  })
  afterEach(() => rm(dir, { recursive: true, force: true }))
  const move = (source: Partial<FileStore>, target: Partial<FileStore> = {}) =>
    copyAll({
      from: { ...from!, uploads: { ...from!.uploads, ...source } },
      to: { ...to!, uploads: { ...to!.uploads, ...target } },
      journal: join(dir, 'journal'),
    })
  const fails = (work: Promise<unknown>) => work.then(() => '', String)

  it('are found when they are read back, named with their folder, and not left there; the others are copied', async () => {
    const read: FileStore['read'] = async (name) => {
      const found = await to!.uploads.read(name)
      if (!found || name === upload('c')) return found
      // As a store that keeps something else than it was given.
      return { ...found, stream: Readable.from([Buffer.from('Picture a')]) }
    }
    const said = await fails(move({}, { read }))
    expect(said).toContain(`uploads/${upload('a')}\nuploads/${upload('b')}\n`)
    expect(said).not.toContain(upload('c'))
    expect(await storedNames(to!.uploads)).toEqual([upload('c')])
    expect(await move({})).toEqual({ copied: 2, skipped: 1, bytes: 18 })
    expect(await storedNames(to!.uploads)).toEqual([upload('a'), upload('b'), upload('c')])
  })

  it('are found when they come, where the source knows what it stored', async () => {
    const sha256 = createHash('sha256').update('picture b').digest('hex')
    const stat: FileStore['stat'] = async (name) => ({ ...(await from!.uploads.stat(name))!, sha256 })
    const said = await fails(move({ stat }))
    expect(said).toContain(`uploads/${upload('a')}\nuploads/${upload('c')}\n`)
    expect(await storedNames(to!.uploads)).toEqual([upload('b')])
  })

  it('are named where a store fails with them', async () => {
    const put = () => Promise.reject(new CallError('no_space'))
    expect(await fails(move({}, { put }))).toMatch(/uploads\/2\/a+\.webp could not be copied: the store is full\./)
  })

  it('are copied again where the target has others of the same length', async () => {
    await move({})
    const stat: FileStore['stat'] = async (name) => ({
      ...(await to!.uploads.stat(name))!,
      sha256: createHash('sha256').update('picture a').digest('hex'),
    })
    expect(await move({}, { stat })).toMatchObject({ copied: 2, skipped: 1 })
  })
})
