import type { FileBucket } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryBucket, readableBucket } from '../../../api/src/testing/memory-bucket.ts'
import { fileBucketProblems } from './file-bucket-problems.ts'

let bucket: Awaited<ReturnType<typeof readableBucket>>
beforeEach(async () => {
  bucket = await readableBucket()
})
afterEach(() => bucket.close())

it('finds nothing wrong with a store that does all, and leaves nothing in it', async () => {
  for (const good of [bucket, memoryBucket()]) {
    await good.put('media/7/mine.txt', { path: import.meta.filename, bytes: 1, sha256: '' })
    expect(await fileBucketProblems(good)).toEqual([])
    const left: string[] = []
    for await (const { key } of good.list('')) left.push(key)
    expect(left).toEqual(['media/7/mine.txt'])
  }
})

const broken: Readonly<Record<string, (good: FileBucket) => Partial<FileBucket>>> = {
  'put and read: read with': ({ read }) => ({ read: (key) => read(key) }),
  'how long a file is: read says': ({ read }) => ({
    read: async (key, range) => {
      const found = await read(key, range)
      return found && { ...found, bytes: range ? range.end - range.start + 1 : found.bytes }
    },
  }),
  'how long a file is: stat does not say when': ({ stat }) => ({
    stat: async (key) => {
      const found = await stat(key)
      return found && { ...found, modifiedAt: new Date(0) }
    },
  }),
  'a file in the place of another: put does not replace': ({ put, stat }) => ({
    put: async (key, file) => ((await stat(key)) ? undefined : put(key, file)),
  }),
  'an empty file: It fails: empty': ({ put }) => ({
    put: (key, file) => (file.bytes === 0 ? Promise.reject(new Error('empty')) : put(key, file)),
  }),
  // It reads the file after it said that it is stored.
  'put and read: read does not give back': ({ put }) => ({
    put: async (key, file) => void setTimeout(() => Promise.resolve(put(key, file)).catch(() => undefined), 50),
  }),
  'what is not there: stat tells': ({ stat }) => ({
    stat: async (key) => (await stat(key)) ?? { bytes: 0, modifiedAt: new Date() },
  }),
  'a list: list gives 7/a.txt,7/empty.txt,7/film.mp4,70/b.txt where': ({ list }) => ({
    list: (prefix) => list(prefix.replace(/\/$/, '')),
  }),
  'an address for browsers: directAddress gives one that is not of': () => ({
    directAddress: async () => 'https://elsewhere.example/film',
  }),
  'an address for browsers: Whoever reads': ({ origin }) => ({ directAddress: async () => `${origin}/film` }),
  'an address for browsers: At its address a file is not one to save': ({ directAddress }) => ({
    directAddress: async (key, reading) => directAddress?.(key, { ...reading, isAttachment: false }),
  }),
  'remove: remove leaves': () => ({ remove: async () => undefined }),
}

it.each(Object.entries(broken))('finds: %s', async (problem, change) => {
  const found = await fileBucketProblems({ ...bucket, ...change(bucket) })
  expect(found.join('\n')).toContain(problem)
})

it('says what a store needs', async () => {
  const { origin: _, ...without } = bucket
  for (const one of [{}, without] as unknown as FileBucket[])
    expect(await fileBucketProblems(one)).toEqual([
      'It needs put, stat, read, remove and list; with directAddress, origin too.',
    ])
})
