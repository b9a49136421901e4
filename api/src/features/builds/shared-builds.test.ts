import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FileStore } from '../../platform/files/file-store.ts'
import { folderStores } from '../../platform/files/file-stores.ts'
import { fetchBuild, shareBuild } from './shared-builds.ts'

const MIB = 1024 * 1024

let folder = ''
let store: FileStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-shared-builds-'))
  store = folderStores(join(folder, 'data')).builds
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string | Uint8Array>>, at: string): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(at, name)), { recursive: true })
    writeFileSync(join(at, name), content)
  }
}
const contentsOf = (at: string) =>
  Object.fromEntries(
    readdirSync(at, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [
        join(parentPath, name).slice(at.length + 1),
        readFileSync(join(parentPath, name)),
      ]),
  )
const own = () => join(folder, 'own')
const other = () => {
  mkdirSync(join(folder, 'other'), { recursive: true })
  return join(folder, 'other')
}
const small = { 'assets/a.js': 'a', 'meta/one.json': '{}', 'sheets/one.json': '[]' }
const packed = () => Object.fromEntries(Object.entries(small).map(([name, text]) => [name, strToU8(text)]))
async function putArchive(content: Uint8Array): Promise<void> {
  const temporary = await store.temporary()
  await writeFile(temporary, content)
  await store.put(temporary, 'one.zip')
}

/** Runs something, and tells how many bytes of buffers were in use at most that were not before. */
async function mostBytes(work: () => Promise<unknown>): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    return process.memoryUsage().arrayBuffers
  }
  const before = used()
  let most = before
  let timer: NodeJS.Timeout
  // From one look to the next: each takes as long as some pieces do.
  const look = () => {
    most = Math.max(most, used())
    timer = setTimeout(look, 60)
  }
  look()
  try {
    await work()
  } finally {
    clearTimeout(timer!)
  }
  return most - before
}

it('come as they were: empty files, binary ones, and such as look like a piece of an archive', async () => {
  const files = {
    ...small,
    'assets/empty.css': '',
    'assets/hall.webp': Uint8Array.from({ length: 200_000 }, (_, at) => (at * 31) % 256),
    'assets/zip-in-zip.js': Buffer.from(zipSync({ 'assets/a.js': strToU8('another a') }, { level: 0 })),
  }
  write(files, own())
  await shareBuild(store, own(), 'one')
  expect(await fetchBuild(store, other(), 'one')).toBe(true)
  expect(contentsOf(other())).toEqual(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)])),
  )
  expect(await fetchBuild(store, other(), 'one')).toBe(false)
})

it('are never in memory as a whole, neither when they go nor when they come', async () => {
  write(small, own())
  for (const name of ['b', 'c', 'd']) write({ [`assets/${name}.js`]: Buffer.alloc(20 * MIB, name) }, own())
  expect(await mostBytes(() => shareBuild(store, own(), 'one'))).toBeLessThan(20 * MIB)
  expect(await mostBytes(() => fetchBuild(store, other(), 'one'))).toBeLessThan(20 * MIB)
  expect(contentsOf(other())['assets/d.js']).toHaveLength(20 * MIB)
})

it('come from an instance of an earlier version, which made its archive in one piece', async () => {
  await putArchive(zipSync(packed(), { level: 0 }))
  expect(await fetchBuild(store, other(), 'one')).toBe(true)
  expect(String(contentsOf(other())['assets/a.js'])).toBe('a')
})

it('that are broken, or would be written elsewhere, leave nothing behind', async () => {
  write({ ...small, 'assets/long.js': 'const title = 1\n'.repeat(100) }, own())
  await shareBuild(store, own(), 'one')
  const whole = await readFile(join(folder, 'data/.build-archives/one.zip'))
  const changed = Buffer.from(whole)
  changed[whole.indexOf('title')] = 0
  const outside = zipSync({ '../../outside.js': strToU8('x'), ...packed() }, { level: 0 })
  for (const content of [changed, whole.subarray(0, -30), Buffer.from('no archive'), Buffer.alloc(0), outside]) {
    await putArchive(content)
    await expect(fetchBuild(store, other(), 'one')).rejects.toThrow('The archive')
    expect(readdirSync(other())).toEqual([])
  }
  expect(readdirSync(folder).sort()).toEqual(['data', 'other', 'own'])
})
