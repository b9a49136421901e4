import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { strToU8, Zip, ZipDeflate, type Zippable, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ImportError } from '../problems.ts'
import { readZip } from './read-zip.ts'
import { NoZip, zipEntries } from './zip-entries.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Does something with a zip as it lies on the disk. */
async function withZip<T>(bytes: Uint8Array, use: (file: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  await writeFile(join(folder, 'one.zip'), bytes)
  const file = await open(join(folder, 'one.zip'))
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}
const filesIn = (bytes: Uint8Array) =>
  withZip(bytes, async (file) => {
    const read: Record<string, string> = {}
    for (const entry of await zipEntries(file)) read[entry.name] = (await entry.read()).toString('base64')
    return read
  })
const asBase64 = (files: Zippable) =>
  Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes as Uint8Array).toString('base64')]),
  )

const name = fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('a', 'ü', '文', '-', '.', '1') })
const content = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ maxLength: 300 }).map((text) => strToU8(text.repeat(20))),
)

it('reads whatever was put into a zip, packed or not, with words at its end', () =>
  fc.assert(
    fc.asyncProperty(
      fc.dictionary(name, content, { maxKeys: 5, noNullPrototype: true }),
      fc.constantFrom(0, 6),
      fc.uint8Array({ maxLength: 100 }),
      async (files, level, words) => {
        const zip = Buffer.from(zipSync(files, { level: level as 0 | 6 }))
        zip.writeUInt16LE(words.length, zip.length - 2)
        expect(await filesIn(Buffer.concat([zip, words]))).toEqual(asBase64(files))
      },
    ),
    { numRuns: 40 },
  ))

it('reads a zip whose files did not know their sizes when they began', async () => {
  const pieces: Uint8Array[] = []
  const zip = new Zip((_error, piece) => void pieces.push(piece))
  const file = new ZipDeflate('site.json')
  zip.add(file)
  file.push(strToU8('{"clientId":"lamps"}'), true)
  zip.end()
  expect(await filesIn(Buffer.concat(pieces))).toEqual({
    'site.json': Buffer.from('{"clientId":"lamps"}').toString('base64'),
  })
})

it.each([
  ['nothing', (zip: Buffer) => zip.subarray(0, 0)],
  ['no zip', () => Buffer.from('<html>not found</html>')],
  ['one that was cut off', (zip: Buffer) => zip.subarray(0, zip.length - 30)],
  ['one without its first half', (zip: Buffer) => zip.subarray(200)],
  ['one with a byte that is another', (zip: Buffer) => zip.fill(zip[100] === 7 ? 8 : 7, 100, 101)],
  [
    'one that gives more than it says',
    (zip: Buffer) => Buffer.from(zip).fill(1, zip.indexOf('PK\u0001\u0002') + 24, zip.indexOf('PK\u0001\u0002') + 25),
  ],
])('refuses %s', async (_what, spoil) => {
  const zip = Buffer.from(zipSync({ 'site.json': randomBytes(400) }, { level: 6 }))
  const spoilt = spoil(zip)
  await expect(filesIn(spoilt)).rejects.toThrow(NoZip)
  // As a problem that is said of the import, where it is a document that cannot be read.
  const error = await withZip(spoilt, (file) => readZip(file)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ImportError)
  expect((error as ImportError).problems).toEqual([{ file: 'zip', path: '', key: 'problem.notZip', params: {} }])
})

it('holds one file of a large zip at a time', async () => {
  const film = randomBytes(4 * 1024 * 1024)
  const names = Array.from({ length: 12 }, (_, at) => `media/film-${at}.mp4`)
  const zip = zipSync(
    { 'site.json': strToU8('{}'), ...Object.fromEntries(names.map((each) => [each, film])) },
    { level: 0 },
  )
  await withZip(zip, async (file) => {
    const { media = {} } = await readZip(file)
    collect()
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    for (const path of names) {
      expect((await media[path]?.())?.length).toBe(film.length)
      collect()
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }
    expect(Object.keys(media)).toEqual(names.toSorted())
    expect(most).toBeLessThan(2.5 * film.length)
  })
})
