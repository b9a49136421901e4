import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { formLimits } from '@vitrine/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from '../../platform/files/file-store.ts'
import { folderStores } from '../../platform/files/file-stores.ts'
import { storeInquiryImage, storeSiteFile } from '../../platform/media/store-upload.ts'
import { arriving, flat, formats, manyFrames, packedNothing, padded, picture, png } from '../../testing/pictures.ts'

const run = promisify(execFile)
const server = fileURLToPath(new URL('../../testing/small-server.ts', import.meta.url))

let dir = ''
let store: FileStore
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrine-hostile-'))
  store = folderStores(dir).uploads
})
afterEach(async () => {
  expect(await readdir(join(dir, 'uploads', '.temporary'))).toEqual([])
  await rm(dir, { recursive: true, force: true })
})

const keep = (bytes: Uint8Array) => storeInquiryImage({ source: arriving(bytes), tenantId: '7' }, store)
const keepForSite = (bytes: Uint8Array) => storeSiteFile({ source: arriving(bytes), tenantId: '7' }, store)
const bytesOf = async (name: string): Promise<Buffer> => buffer((await store.read(name))!.stream)
const stored = async () => (await readdir(dir, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())

describe('sizes (criterion 18, R178)', () => {
  it('2,097,151 bytes are accepted, 2,097,152 are refused', async () => {
    expect(formLimits.imageBytes).toBe(2_097_152)
    const image = await picture('jpeg')
    await expect(keep(padded(image, 2_097_151))).resolves.toMatchObject({ width: 64 })
    await expect(keep(padded(image, 2_097_152))).rejects.toMatchObject({ code: 'too_large' })
    expect(await stored()).toHaveLength(1)
  })

  it('what is too large is not read to its end', async () => {
    let read = 0
    async function* endless(head: Buffer) {
      yield head
      for (;;) {
        read += 65_536
        yield Buffer.alloc(65_536)
      }
    }
    const head = await picture('png')
    await expect(storeInquiryImage({ source: endless(head), tenantId: '7' }, store)).rejects.toMatchObject({
      code: 'too_large',
    })
    expect(read).toBeLessThan(2_200_000)
    read = 0
    const page = Buffer.from('<!doctype html>')
    await expect(storeSiteFile({ source: endless(page), tenantId: '7' }, store)).rejects.toMatchObject({
      code: 'wrong_type',
    })
    expect(read).toBeLessThan(200_000)
  })

  it('an upload that breaks off leaves nothing', async () => {
    async function* broken() {
      yield await picture('png')
      throw new Error('The line went dead.')
    }
    await expect(storeInquiryImage({ source: broken(), tenantId: '7' }, store)).rejects.toThrow('dead')
    expect(await stored()).toEqual([])
  })
})

describe('bombs', { timeout: 180_000 }, () => {
  const pixels = { code: 'invalid_request', problem: { key: 'problem.media.pixels' } }
  const broken = { code: 'invalid_request', problem: { key: 'problem.media.broken' } }

  it.each([
    ['says 50,000 × 50,000', async () => png(50_000, 50_000), pixels],
    ['is 12,001 wide', () => flat(12_001, 2).png().toBuffer(), pixels],
    ['is 12,001 high', () => flat(2, 12_001).gif({ effort: 1 }).toBuffer(), pixels],
    ['is one pixel more than 40 million', () => flat(4_000, 10_001).webp({ effort: 0 }).toBuffer(), pixels],
    ['says more pixels than it has', async () => png(5000, 5000), broken],
  ])('refused: one that %s', async (_, make, refusal) => {
    const bytes = await make()
    await expect(keep(bytes)).rejects.toMatchObject(refusal)
    await expect(keepForSite(bytes)).rejects.toMatchObject(refusal)
    expect(await stored()).toEqual([])
  })

  it.each([
    ['40 million pixels as AVIF', () => flat(6300, 6300).avif({ quality: 30, effort: 0 }).toBuffer()],
    ['40 million pixels as progressive JPEG', () => flat(6300, 6300).jpeg({ progressive: true }).toBuffer()],
    ['40 million pixels as GIF', () => flat(6300, 6300).gif({ effort: 1 }).toBuffer()],
    [
      '40 million pixels as interlaced PNG of 16 bits',
      () => flat(6300, 6300).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    ],
    ['80,000 frames', async () => manyFrames(80_000)],
    [
      'a gigabyte of packed text',
      async () =>
        png(
          1,
          1,
          Array.from({ length: 10 }, () => ['zTXt', packedNothing()]),
        ),
    ],
    ['a colour profile of 100 MB', async () => png(1, 1, [['iCCP', packedNothing()]])],
    [
      '100,000 chunks',
      async () =>
        png(
          1,
          1,
          Array.from({ length: 100_000 }, () => ['tEXt', Buffer.from('k\0v')]),
        ),
    ],
  ] as const)('%s: the server grows by less than 100 MB', async (_, make) => {
    const bytes = await make()
    expect(bytes.length).toBeLessThan(formLimits.imageBytes)
    const bomb = join(dir, 'bomb')
    await writeFile(bomb, bytes)
    // A process of its own, since this one has grown already while it made the bomb.
    const { stdout } = await run(process.execPath, [server, bomb, dir])
    const { grownBy, side } = JSON.parse(stdout) as { grownBy: number; side: number }
    expect(side).toBeLessThanOrEqual(2560)
    expect(grownBy).toBeLessThan(100_000_000)
  })
})

describe('two files in one', () => {
  const script = Buffer.from('<script>alert(1)</script>PK\x03\x04evil.html', 'latin1')

  it.each(formats)('what hangs behind a %s is gone when it is written anew', async (format) => {
    const kept = await keep(Buffer.concat([await picture(format), script]))
    expect((await bytesOf(kept.files[0].name)).includes('alert')).toBe(false)
  })

  it('a GIF that is a script as well is a GIF only', async () => {
    const gif = Buffer.concat([manyFrames(1), Buffer.from('*/=1;alert(1)')])
    gif.set(Buffer.from('/*'), 6)
    const kept = await keep(gif).catch((error) => error)
    if ('files' in kept) expect((await bytesOf(kept.files[0].name)).includes('alert')).toBe(false)
    else expect(kept).toMatchObject({ code: 'invalid_request' })
  })

  it('what a picture says in its notes is gone', async () => {
    const notes = png(1, 1, [['tEXt', Buffer.from('Comment\0<script>alert(1)</script>')]])
    const kept = await keepForSite(notes)
    for (const { name } of kept.files) expect((await bytesOf(name)).includes('alert')).toBe(false)
  })

  it('a picture that only starts like one is broken', async () => {
    for (const start of ['GIF89a', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF\0\0\0\0WEBP', '\0\0\0\x14ftypavif']) {
      const page = Buffer.concat([Buffer.from(start, 'latin1'), script])
      await expect(keep(page)).rejects.toMatchObject({ problem: { key: 'problem.media.broken' } })
    }
    expect(await stored()).toEqual([])
  })

  it.each(formats)('half a %s is refused', async (format) => {
    const whole = await picture(format, 400, 300)
    await expect(keep(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'invalid_request' })
  })
})
