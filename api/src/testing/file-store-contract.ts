import { readFile, rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { type FileStore, type ListedFile, putStream, removeBelow } from '../platform/files/file-store.ts'
import { sweep } from '../platform/media/sweep.ts'

/** Opens two empty stores: one whose names are those of uploads, and one that takes any path of a tenant. */
type OpenStores = () => Promise<{ readonly uploads: FileStore; readonly siteMedia: FileStore }>

const name = (digit: string, tenantId = '7', ending = 'webp') => `${tenantId}/${digit.repeat(32)}.${ending}`
const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const knowing =
  (...names: readonly string[]) =>
  async () =>
    new Set(names)

/** What every store of files must do, wherever it keeps them. */
export function fileStoreContract(open: OpenStores): void {
  let uploads: FileStore
  let siteMedia: FileStore
  beforeEach(async () => {
    ;({ uploads, siteMedia } = await open())
  })
  async function put(at: string, text: string | Uint8Array = 'film', store = uploads): Promise<void> {
    const temporary = await store.temporary()
    await writeFile(temporary, text)
    await store.put(temporary, at)
    await expect(readFile(temporary)).rejects.toThrow('ENOENT')
  }
  async function textOf(at: string, store = uploads): Promise<string | undefined> {
    const found = await store.read(at)
    return found && String(await buffer(found.stream))
  }
  async function listed(store: FileStore, prefix?: string): Promise<readonly ListedFile[]> {
    const files: ListedFile[] = []
    for await (const bunch of store.list(prefix)) files.push(...bunch)
    return files.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  }
  const namesOf = async (store = uploads, prefix?: string) => (await listed(store, prefix)).map((file) => file.name)

  it('gives back what was put, whole or in part, until it is removed', async () => {
    await put(name('a'), 'a film of works')
    const whole = await uploads.read(name('a'))
    expect(whole?.bytes).toBe(15)
    expect(String(await buffer(whole!.stream))).toBe('a film of works')
    const part = await uploads.read(name('a'), { start: 2, end: 5 })
    expect(part?.bytes).toBe(15)
    expect(String(await buffer(part!.stream))).toBe('film')
    expect(await uploads.read(name('a'), { start: 2, end: 15 })).toBeUndefined()
    expect(await uploads.read(name('b'))).toBeUndefined()
    await uploads.remove([name('a'), name('b')])
    expect(await uploads.read(name('a'))).toBeUndefined()
    expect(await uploads.stat(name('a'))).toBeUndefined()
    expect(await namesOf()).toEqual([])
  })

  it('tells how long a file is and since when it is there, and what takes its place is another', async () => {
    expect(await siteMedia.stat('7/hall.webp')).toBeUndefined()
    await put('7/hall.webp', 'hall', siteMedia)
    const first = await siteMedia.stat('7/hall.webp')
    expect(first?.bytes).toBe(4)
    expect(Math.abs(Date.now() - first!.modifiedAt.getTime())).toBeLessThan(60_000)
    await put('7/hall.webp', 'another hall', siteMedia)
    expect((await siteMedia.stat('7/hall.webp'))?.bytes).toBe(12)
    expect(await textOf('7/hall.webp', siteMedia)).toBe('another hall')
    // A folder is no file.
    await put('7/norms/din.png', 'din', siteMedia)
    expect(await siteMedia.stat('7/norms')).toBeUndefined()
  })

  it('keeps an empty file, and one that is longer than one message to it', async () => {
    await put('7/empty.vtt', '', siteMedia)
    expect((await siteMedia.stat('7/empty.vtt'))?.bytes).toBe(0)
    expect(await textOf('7/empty.vtt', siteMedia)).toBe('')
    const film = Buffer.alloc(20 * 1024 * 1024, 'film of the works. ')
    await put(name('f', '7', 'mp4'), film)
    const found = await uploads.read(name('f', '7', 'mp4'))
    expect(Buffer.compare(await buffer(found!.stream), film)).toBe(0)
    const end = await uploads.read(name('f', '7', 'mp4'), { start: film.length - 5, end: film.length - 1 })
    expect(String(await buffer(end!.stream))).toBe(String(film.subarray(-5)))
  })

  it('lists files of a tenant with their lengths, and none of a tenant whose number begins alike', async () => {
    for (const path of ['7/b.png', '7/a/under_score-1.x.png', '70/c.png']) await put(path, path, siteMedia)
    await put(name('a'))
    expect(await namesOf(siteMedia)).toEqual(['7/a/under_score-1.x.png', '7/b.png', '70/c.png'])
    expect(await namesOf(siteMedia, '7/')).toEqual(['7/a/under_score-1.x.png', '7/b.png'])
    expect(await namesOf(siteMedia, '8/')).toEqual([])
    expect((await listed(siteMedia, '70/'))[0]).toMatchObject({ name: '70/c.png', bytes: 8 })
    await removeBelow(siteMedia, '7/')
    expect(await namesOf(siteMedia)).toEqual(['70/c.png'])
    expect(await namesOf()).toEqual([name('a')])
  })

  it('gives a program a path to read from', async () => {
    await put(name('a'), 'picture')
    const file = await uploads.onDisk(name('a'))
    expect(await readFile(file!.path, 'utf8')).toBe('picture')
    await file!.release()
    expect(await textOf(name('a'))).toBe('picture')
    expect(await uploads.onDisk(name('b'))).toBeUndefined()
  })

  it('stores nothing of a stream that breaks off', async () => {
    await put(name('a'), 'from before')
    const broken = async function* () {
      yield Buffer.from('half')
      throw new Error('The line is cut.')
    }
    await expect(putStream(uploads, name('a'), broken())).rejects.toThrow('cut')
    await expect(putStream(uploads, name('b'), broken())).rejects.toThrow('cut')
    expect(await textOf(name('a'))).toBe('from before')
    expect(await namesOf()).toEqual([name('a')])
    expect(await uploads.dropTemporary(minutes(1))).toBe(0)
    await putStream(uploads, name('b'), Readable.from([Buffer.from('wh'), Buffer.from('ole')]))
    expect(await textOf(name('b'))).toBe('whole')
  })

  it('reads many files at once, and one that is left unread holds up no other', async () => {
    const film = Buffer.alloc(3 * 1024 * 1024, 'x')
    await put(name('a'), film)
    const left = await Promise.all(Array.from({ length: 8 }, () => uploads.read(name('a'))))
    expect((await buffer((await uploads.read(name('a')))!.stream)).length).toBe(film.length)
    for (const one of left) one?.stream.destroy()
    expect((await buffer((await uploads.read(name('a')))!.stream)).length).toBe(film.length)
  })

  it.each([
    '../secret.webp',
    '7/../8/x.webp',
    `7/${'a'.repeat(32)}.html`,
    `7/${'a'.repeat(32)}.webp\0.png`,
    `7/${'A'.repeat(32)}.webp`,
    `7/${'a'.repeat(31)}.webp`,
    `/7/${'a'.repeat(32)}.webp`,
    `7\\${'a'.repeat(32)}.webp`,
    `.temporary/${'a'.repeat(32)}.webp`,
    `7/${'a'.repeat(32)}.webp\n`,
    '',
  ])('has no file %j and writes none', async (hostile) => {
    expect(uploads.isName(hostile)).toBe(false)
    const temporary = await uploads.temporary()
    await writeFile(temporary, 'x')
    await expect(uploads.put(temporary, hostile)).rejects.toThrow(TypeError)
    await rm(temporary)
    await expect(uploads.read(hostile)).rejects.toThrow(TypeError)
    await expect(uploads.stat(hostile)).rejects.toThrow(TypeError)
    await expect(uploads.remove([hostile])).rejects.toThrow(TypeError)
  })

  describe('the sweep', () => {
    it('takes files without a row and unfinished ones, but only when they are older than 10 minutes', async () => {
      await put(name('a'))
      await put(name('b'))
      await put(name('c', '8'))
      await writeFile(await uploads.temporary(), 'unfinished')
      expect(await sweep(uploads, knowing(name('a')), minutes(9.9))).toEqual({ temporary: 0, files: 0 })
      expect(await namesOf()).toHaveLength(3)
      expect(await sweep(uploads, knowing(name('a')), minutes(10.1))).toEqual({ temporary: 1, files: 2 })
      expect(await namesOf()).toEqual([name('a')])
    })

    it('asks for the rows of one tenant at a time', async () => {
      await put(name('a'))
      await put(name('c', '8'))
      const asked: string[] = []
      const rows = async (tenantId: string, names: readonly string[]) => {
        asked.push(`${tenantId}: ${names.join()}`)
        return new Set(names)
      }
      await sweep(uploads, rows, minutes(60))
      expect(asked.sort()).toEqual([`7: ${name('a')}`, `8: ${name('c', '8')}`])
    })

    it('keeps everything when the rows cannot be read', async () => {
      await put(name('a'))
      const rows = async () => {
        throw new Error('The database is away.')
      }
      await expect(sweep(uploads, rows, minutes(60))).rejects.toThrow('away')
      expect(await namesOf()).toEqual([name('a')])
    })
  })
}
