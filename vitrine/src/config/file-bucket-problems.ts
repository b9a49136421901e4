import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileBucket, isFileBucket } from '@vitrine/schemas'

const MIB = 1024 * 1024
/** Longer than what the server reads by itself in any case. */
const LARGE = 9 * MIB
const A_MINUTE = 60_000

/** What is tried, in order, and what is wrong where it does not hold. */
type Step = (tried: Tried) => Promise<string | undefined>

interface Tried {
  readonly bucket: FileBucket
  /** Stores bytes under a name below the folder of this trial. */
  put(name: string, bytes: Uint8Array): Promise<void>
  read(name: string, range?: { readonly start: number; readonly end: number }): Promise<Buffer | undefined>
  keyOf(name: string): string
  namesBelow(prefix: string): Promise<readonly string[]>
}

async function all<T>(source: AsyncIterable<T>): Promise<readonly T[]> {
  const items: T[] = []
  for await (const item of source) items.push(item)
  return items
}

const bytesOf = (text: string): Uint8Array => Buffer.from(text)
const large = (): Buffer => Buffer.alloc(LARGE, 'film of the works. ')

const steps: Readonly<Record<string, Step>> = {
  async 'put and read'({ put, read }) {
    await put('7/a.txt', bytesOf('a film of works'))
    if (String(await read('7/a.txt')) !== 'a film of works') return 'read does not give back what was put.'
    if (String(await read('7/a.txt', { start: 2, end: 5 })) !== 'film')
      return 'read with { start: 2, end: 5 } does not give the four bytes from the third to the sixth.'
  },
  async 'how long a file is'({ bucket, keyOf }) {
    const found = await bucket.read(keyOf('7/a.txt'), { start: 2, end: 5 })
    for await (const _ of found?.body ?? []);
    if (found?.bytes !== 15) return `read says that a file of 15 bytes has ${found?.bytes}, where a part of it is read.`
    const facts = await bucket.stat(keyOf('7/a.txt'))
    if (facts?.bytes !== 15) return `stat says that a file of 15 bytes has ${facts?.bytes}.`
    if (!(Math.abs(Date.now() - facts.modifiedAt.getTime()) < A_MINUTE))
      return 'stat does not say when the file was stored.'
  },
  async 'a file in the place of another'({ put, read, bucket, keyOf }) {
    await put('7/a.txt', bytesOf('another'))
    if (String(await read('7/a.txt')) !== 'another') return 'put does not replace the file that is there.'
    if ((await bucket.stat(keyOf('7/a.txt')))?.bytes !== 7) return 'stat tells of a file that was replaced.'
  },
  async 'an empty file'({ put, read, bucket, keyOf }) {
    await put('7/empty.txt', bytesOf(''))
    if ((await bucket.stat(keyOf('7/empty.txt')))?.bytes !== 0) return 'stat does not know an empty file.'
    if ((await read('7/empty.txt'))?.length !== 0) return 'read does not give an empty file.'
  },
  async 'a large file'({ put, read }) {
    await put('7/film.mp4', large())
    if (!(await read('7/film.mp4'))?.equals(large()))
      return `read does not give back a file of ${LARGE / MIB} MiB as it was put.`
  },
  async 'what is not there'({ bucket, keyOf }) {
    if ((await bucket.stat(keyOf('7/none.txt'))) !== undefined) return 'stat tells of a file that is not there.'
    if ((await bucket.read(keyOf('7/none.txt'))) !== undefined) return 'read gives a file that is not there.'
    if ((await bucket.stat(keyOf('7'))) !== undefined) return 'stat takes a folder for a file.'
  },
  async 'a list'({ put, bucket, keyOf, namesBelow }) {
    await put('70/b.txt', bytesOf('b'))
    const [all, some] = [await namesBelow(''), await namesBelow('7/')]
    if (all.join() !== '7/a.txt,7/empty.txt,7/film.mp4,70/b.txt')
      return `list gives ${all.join() || 'nothing'}, and not all.`
    if (some.join() !== '7/a.txt,7/empty.txt,7/film.mp4') return `list gives ${some.join()} where all begin with 7/.`
    for await (const { bytes, modifiedAt } of bucket.list(keyOf('70/')))
      if (bytes !== 1 || !(modifiedAt instanceof Date)) return 'list does not tell how long files are, and since when.'
  },
  async 'an address for browsers'({ bucket, keyOf }) {
    if (!bucket.directAddress) return undefined
    const reading = { type: 'video/mp4', isAttachment: true, seconds: 60 }
    const address = await bucket.directAddress(keyOf('7/film.mp4'), reading)
    if (address === undefined) return undefined
    if (URL.parse(address)?.origin !== bucket.origin) return `directAddress gives one that is not of ${bucket.origin}.`
    const answer = await fetch(address, { headers: { range: 'bytes=0-3' } })
    const text = answer.status === 206 ? await answer.text() : await answer.body?.cancel()
    if (text !== 'film') return `Whoever reads a part of it at its address is answered ${answer.status}, and not 206.`
    if (answer.headers.get('content-type') !== 'video/mp4')
      return 'At its address a file is not of the type that was asked for.'
    if (!answer.headers.get('content-disposition')?.startsWith('attachment'))
      return 'At its address a file is not one to save, as was asked for.'
  },
  async remove({ bucket, keyOf, namesBelow }) {
    await bucket.remove([keyOf('7/a.txt'), keyOf('7/none.txt')])
    if ((await bucket.stat(keyOf('7/a.txt'))) !== undefined) return 'remove leaves a file.'
    if ((await namesBelow('7/')).join() !== '7/empty.txt,7/film.mp4')
      return 'remove takes other files, or list tells of one that is gone.'
  },
}

/**
 * Tries everything that a store of files must do, with files of its own below `check/`, which are removed again.
 *
 * `expect(await fileBucketProblems(files)).toEqual([])`
 *
 * @returns what is wrong, in words for who wrote the store; nothing where it may be used.
 */
export async function fileBucketProblems(bucket: FileBucket): Promise<readonly string[]> {
  if (!isFileBucket(bucket)) return ['It needs put, stat, read, remove and list; with directAddress, origin too.']
  const root = `check/${randomBytes(8).toString('hex')}/`
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bucket-'))
  const tried: Tried = {
    bucket,
    keyOf: (name) => root + name,
    async put(name, bytes) {
      const path = join(folder, randomBytes(8).toString('hex'))
      await writeFile(path, bytes)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await bucket.put(root + name, { path, bytes: bytes.length, sha256 })
      // What it has not read by now is gone.
      await rm(path, { force: true })
    },
    async read(name, range) {
      const found = await bucket.read(root + name, range)
      return found && Buffer.concat(await all(found.body))
    },
    async namesBelow(prefix) {
      const found = await all(bucket.list(root + prefix))
      return found.map(({ key }) => key.slice(root.length)).sort()
    },
  }
  const problems: string[] = []
  try {
    for (const [what, step] of Object.entries(steps)) {
      const problem = await step(tried).catch(
        (error: unknown) => `It fails: ${error instanceof Error ? error.message : error}`,
      )
      if (problem !== undefined) problems.push(`${what}: ${problem}`)
    }
    return problems
  } finally {
    const left = await tried.namesBelow('').catch(() => [])
    await Promise.resolve(bucket.remove(left.map((name) => root + name))).catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
}
