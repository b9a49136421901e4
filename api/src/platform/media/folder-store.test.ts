import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFolderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'
import { sweep } from './sweep.ts'

let dir = ''
let store: MediaStore
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrine-store-'))
  store = createFolderStore(dir)
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const name = (digit: string, tenantId = '7') => `${tenantId}/${digit.repeat(32)}.webp`
async function put(at: string, text = 'film'): Promise<void> {
  const temporary = await store.temporary()
  await writeFile(temporary, text)
  await store.put(temporary, at)
}
const filesIn = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
    .sort()
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const knowing =
  (...names: readonly string[]) =>
  async () =>
    new Set(names)

describe('a folder of uploads', () => {
  it('gives back what was put, whole or in part, until it is removed', async () => {
    await put(name('a'), 'a film of works')
    const whole = await store.read(name('a'))
    expect(whole?.bytes).toBe(15)
    expect(String(await buffer(whole!.stream))).toBe('a film of works')
    const part = await store.read(name('a'), { start: 2, end: 5 })
    expect(String(await buffer(part!.stream))).toBe('film')
    expect(await store.read(name('a'), { start: 2, end: 15 })).toBeUndefined()
    await store.remove([name('a'), name('b')])
    expect(await store.read(name('a'))).toBeUndefined()
    expect(await filesIn()).toEqual([])
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
    await expect(put(hostile)).rejects.toThrow(TypeError)
    await expect(store.read(hostile)).rejects.toThrow(TypeError)
    await expect(store.remove([hostile])).rejects.toThrow(TypeError)
  })

  it('moves no file from elsewhere', async () => {
    const elsewhere = join(dir, 'elsewhere')
    await writeFile(elsewhere, 'mine')
    await expect(store.put(elsewhere, name('a'))).rejects.toThrow(TypeError)
    expect(await readFile(elsewhere, 'utf8')).toBe('mine')
  })
})

describe('sweep', () => {
  it('takes files without a row and unfinished ones, but only when they are older than 10 minutes', async () => {
    await put(name('a'))
    await put(name('b'))
    await put(name('c', '8'))
    await writeFile(await store.temporary(), 'unfinished')
    expect(await sweep(store, knowing(name('a')), later(9.9))).toEqual({ temporary: 0, files: 0 })
    expect(await filesIn()).toHaveLength(4)
    expect(await sweep(store, knowing(name('a')), later(10.1))).toEqual({ temporary: 1, files: 2 })
    expect(await filesIn()).toEqual([name('a')])
  })

  it('keeps everything when the rows cannot be read', async () => {
    await put(name('a'))
    const rows = async () => {
      throw new Error('The database is away.')
    }
    await expect(sweep(store, rows, later(60))).rejects.toThrow('away')
    expect(await filesIn()).toEqual([name('a')])
  })

  it('leaves alone what is not ours, and is content with an empty place', async () => {
    await mkdir(join(dir, '7'))
    await writeFile(join(dir, '7', 'README'), 'a note of the operator')
    await utimes(join(dir, '7', 'README'), 0, 0)
    await sweep(store, knowing(), later(60))
    expect(await filesIn()).toEqual(['7/README'])
    await expect(sweep(createFolderStore(join(dir, 'none')), knowing(), later(60))).resolves.toEqual({
      temporary: 0,
      files: 0,
    })
  })
})
