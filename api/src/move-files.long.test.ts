import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { putStream } from './platform/files/file-store.ts'
import type { FileStores } from './platform/files/file-stores.ts'
import { openFiles } from './platform/files/open-files.ts'
import { startFaultyProxy } from './testing/faulty-proxy.ts'
import { newBucket } from './testing/new-bucket.ts'
import { arriving } from './testing/pictures.ts'
import { storedNames } from './testing/stored-names.ts'

const template = inject('objectStore')
const program = fileURLToPath(new URL('../../scripts/move.mjs', import.meta.url))

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrine-move-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

interface Place {
  readonly dataDir: string
  readonly storeUrl?: string
}

/** Does something with the files of a place, as a server that is started there would find them. */
async function filesAt<T>({ dataDir, storeUrl }: Place, work: (files: FileStores) => Promise<T>): Promise<T> {
  const files = await openFiles(dataDir, { storeUrl })
  return work(files.stores).finally(files.close)
}

/** `npm run move -- --files TARGET`, as an operator runs it. */
function startMove({ dataDir, storeUrl }: Place, target: string) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...(storeUrl !== undefined && { STORE_URL: storeUrl }) }
  const child = spawn(process.execPath, [program, '--files', target], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = Promise.all([child.stdout, child.stderr].map(async (stream) => String(await buffer(stream))))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  return { child, ended: ended.then(async (code) => ({ code, said: (await said).join('') })) }
}

const name = (number: number, ending = 'webp') =>
  `7/${createHash('sha256').update(String(number)).digest('hex').slice(0, 32)}.${ending}`
const FILES = 70
const FILM = { name: name(FILES, 'mp4'), content: Buffer.alloc(20 * 1024 * 1024, 'film of the works. ') }

async function fill(place: Place): Promise<void> {
  await filesAt(place, async ({ uploads }) => {
    for (let number = 0; number < FILES; number += 1)
      await putStream(uploads, name(number), arriving(Buffer.from(`picture ${number}`.repeat(2000))))
    await putStream(uploads, FILM.name, arriving(FILM.content))
  })
}

async function expectAll(place: Place): Promise<void> {
  await filesAt(place, async ({ uploads }) => {
    expect(await storedNames(uploads)).toHaveLength(FILES + 1)
    for (let number = 0; number < FILES; number += 1) {
      const found = await uploads.read(name(number))
      expect(String(await buffer(found!.stream)) === `picture ${number}`.repeat(2000), name(number)).toBe(true)
    }
    const film = await uploads.read(FILM.name)
    expect(Buffer.compare(await buffer(film!.stream), FILM.content)).toBe(0)
  })
}

/** The lines of what a move notes as copied. */
async function noted(dataDir: string): Promise<number> {
  const [journal] = (await readdir(dataDir)).filter((file) => file.startsWith('.moved-files-'))
  return journal === undefined ? 0 : (await readFile(join(dataDir, journal), 'utf8')).split('\n').length - 1
}

describe.each([
  ['from a folder to a folder', false, false],
  ['from a folder to an object store', false, true],
  ['from an object store to a folder', true, false],
] as const)('a move %s', (_, isFromStore, isToStore) => {
  it.skipIf((isFromStore || isToStore) && template === undefined)(
    'that is killed in the middle, twice, is gone on with: each file is there, whole, and copied once',
    async () => {
      const bucket = isFromStore || isToStore ? await newBucket(template ?? '') : ''
      const from: Place = { dataDir: join(dir, 'old'), ...(isFromStore && { storeUrl: bucket }) }
      const target = isToStore ? bucket : join(dir, 'new')
      const to: Place = isToStore ? { dataDir: join(dir, 'new'), storeUrl: bucket } : { dataDir: target }
      await fill(from)
      for (const kill of [1, 2]) {
        const { child, ended } = startMove(from, target)
        while ((await noted(from.dataDir)) < kill * 20 && child.exitCode === null) await wait(1)
        child.kill('SIGKILL')
        expect((await ended).code, 'it was killed before it had ended').toBeNull()
      }
      const before = await noted(from.dataDir)
      expect(before).toBeGreaterThanOrEqual(40)
      const { code, said } = await startMove(from, target).ended
      const [, copied, skipped] = /Copied (\d+) files, .*; (\d+) were there from before/.exec(said) ?? []
      expect([code, Number(copied) + Number(skipped)], said).toEqual([0, FILES + 1])
      // A file may have been copied whose line was not written any more.
      expect(before - Number(skipped)).toBeLessThanOrEqual(2)
      await expectAll(to)
      await expectAll(from)
    },
    180_000,
  )
})

describe.skipIf(template === undefined)('files that are changed on the line between us and the store', () => {
  const pictures = [0, 1].map((number) => name(number))
  const put = (place: Place) =>
    filesAt(place, async ({ uploads }) => {
      for (const picture of pictures) await putStream(uploads, picture, arriving(Buffer.from(`picture ${picture}`)))
    })

  it.each(['PUT', 'GET'])('are found, named and not taken when they go to it (%s)', async (method) => {
    const storeUrl = await newBucket(template ?? '')
    const proxy = await startFaultyProxy(`http://${new URL(storeUrl).host}`)
    const target = storeUrl.replace(new URL(storeUrl).host, `127.0.0.1:${proxy.port}`)
    const old = { dataDir: join(dir, 'old') }
    await put(old)
    Object.assign(proxy, { fault: 'changes', methods: [method] })
    const { code, said } = await startMove(old, target).ended
    expect([code, said]).toEqual([1, expect.stringContaining(`uploads/${pictures.toSorted()[0]}`)])
    const there = () => filesAt({ dataDir: join(dir, 'new'), storeUrl }, ({ uploads }) => storedNames(uploads))
    expect(await there()).toEqual([])
    proxy.fault = 'nothing'
    expect((await startMove(old, target).ended).said).toContain('Copied 2 files')
    expect(await there()).toEqual(pictures.toSorted())
    await proxy.close()
  })

  it('are found, named and not taken when they come from it', async () => {
    const storeUrl = await newBucket(template ?? '')
    const proxy = await startFaultyProxy(`http://${new URL(storeUrl).host}`)
    const old = {
      dataDir: join(dir, 'old'),
      storeUrl: storeUrl.replace(new URL(storeUrl).host, `127.0.0.1:${proxy.port}`),
    }
    await put(old)
    Object.assign(proxy, { fault: 'changes', methods: ['GET'] })
    const { code, said } = await startMove(old, join(dir, 'new')).ended
    expect(code).toBe(1)
    for (const picture of pictures) expect(said).toContain(`uploads/${picture}`)
    expect(await filesAt({ dataDir: join(dir, 'new') }, ({ uploads }) => storedNames(uploads))).toEqual([])
    proxy.fault = 'nothing'
    expect((await startMove(old, join(dir, 'new')).ended).said).toContain('Copied 2 files')
    await proxy.close()
  })
})
