import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { imageVariant } from '@vitrine/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arriving, formats, picture } from '../../testing/pictures.ts'
import { isMediaName } from '../files/file-names.ts'
import type { FileStore } from '../files/file-store.ts'
import { folderStores } from '../files/file-stores.ts'
import { type StoredUpload, storeInquiryImage, storeSiteFile } from './store-upload.ts'

let dir = ''
let store: FileStore
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrine-media-'))
  store = folderStores(dir).uploads
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const keep = (bytes: Uint8Array): Promise<StoredUpload> =>
  storeSiteFile({ source: arriving(bytes), tenantId: '100001' }, store)
const keepPrivately = (bytes: Uint8Array) => storeInquiryImage({ source: arriving(bytes), tenantId: '100001' }, store)
const bytesOf = async (name: string): Promise<Buffer> => buffer((await store.read(name))!.stream)
const unfinished = () => readdir(join(dir, 'uploads', '.temporary'))

describe('a picture of an owner', () => {
  it('is stored as WebP and AVIF, in the widths that pages ask for', async () => {
    const kept = await keep(await picture('jpeg', 1400, 700))
    expect(kept).toMatchObject({ kind: 'image', type: 'image/jpeg', width: 1400, height: 700, isAnimated: false })
    const [first] = kept.files
    expect(first).toMatchObject({ type: 'image/webp', width: 1400, height: 700 })
    const avif = first.name.replace('.webp', '.avif')
    const names = [first.name, avif].flatMap((name) => [
      name,
      ...[320, 640, 960, 1280].map((width) => imageVariant(name, width)),
    ])
    expect(kept.files.map(({ name }) => name).sort()).toEqual(names.sort())
    for (const file of kept.files) {
      expect(isMediaName(file.name)).toBe(true)
      const bytes = await bytesOf(file.name)
      expect(bytes.length).toBe(file.bytes)
      const metadata = await sharp(bytes).metadata()
      expect([metadata.width, metadata.height]).toEqual([file.width, file.height])
      expect(metadata.format).toBe(file.type === 'image/avif' ? 'heif' : 'webp')
    }
    expect(await unfinished()).toEqual([])
  })

  it('is at most 2560 wide, and a high one has no copy twice', async () => {
    const wide = await keep(await picture('png', 3000, 30))
    expect([wide.width, wide.height]).toEqual([2560, 26])
    const high = await keep(await picture('png', 700, 8000))
    expect(high.height).toBe(5120)
    expect(new Set(high.files.map(({ name }) => name)).size).toBe(high.files.length)
    expect(high.files.every(({ width }) => width! <= high.width!)).toBe(true)
  })

  it('stands upright, in sRGB, and tells nothing of where it was taken', async () => {
    const bytes = await picture('jpeg', 60, 40, (image) =>
      image.withMetadata({ orientation: 6, icc: 'p3' }).withExifMerge({ IFD0: { Copyright: 'secret' } }),
    )
    expect(bytes.includes('secret')).toBe(true)
    const kept = await keep(bytes)
    expect([kept.width, kept.height]).toEqual([40, 60])
    for (const { name } of kept.files) {
      const stored = await bytesOf(name)
      expect(stored.includes('secret')).toBe(false)
      const { exif, icc, xmp, iptc, orientation, space } = await sharp(stored).metadata()
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
      expect(space).toBe('srgb')
    }
  })

  it('keeps its first frame when it moves, and says so', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer()
      const kept = await keep(moving)
      expect(kept).toMatchObject({ isAnimated: true, width: 20, height: 20 })
      const { channels } = await sharp(await bytesOf(kept.files[0].name)).stats()
      expect(channels[0]!.mean).toBeGreaterThan(200)
      expect(channels[2]!.mean).toBeLessThan(60)
    }
  })
})

describe('a picture of an inquiry', () => {
  it.each(formats)('is written anew as one %s', async (format) => {
    const kept = await keepPrivately(await picture(format))
    expect(kept.files).toHaveLength(1)
    expect(kept).toMatchObject({ type: `image/${format}`, width: 64, height: 48 })
    expect(kept.files[0].type).toBe(`image/${format}`)
    expect((await sharp(await bytesOf(kept.files[0].name)).metadata()).format).toBe(format === 'avif' ? 'heif' : format)
  })

  it('is at most 2560 pixels wide and high', async () => {
    expect(await keepPrivately(await picture('jpeg', 30, 5120))).toMatchObject({ width: 15, height: 2560 })
  })

  it('may be no film and no document', async () => {
    await expect(keepPrivately(Buffer.from('%PDF-1.7\n'))).rejects.toMatchObject({ code: 'wrong_type' })
  })
})

describe('films and documents', () => {
  it.each([
    ['mp4', 'video', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42film', 'latin1')],
    ['webm', 'video', Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')],
    ['pdf', 'file', Buffer.from('%PDF-1.7\nsheet')],
  ])('%s is stored as it is', async (extension, kind, bytes) => {
    const kept = await keep(bytes)
    expect(kept).toMatchObject({ kind, extension })
    expect(kept.files).toHaveLength(1)
    expect(kept.files[0].name).toMatch(new RegExp(`^100001/[0-9a-f]{32}\\.${extension}$`))
    expect(await bytesOf(kept.files[0].name)).toEqual(bytes)
    const part = await store.read(kept.files[0].name, { start: 1, end: 4 })
    expect(await buffer(part!.stream)).toEqual(bytes.subarray(1, 5))
  })
})
