import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveShareImages } from '../../http/web-server/files.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { putStream } from '../../platform/files/file-store.ts'
import { sweepMedia } from '../../sweep-media.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { arriving } from '../../testing/pictures.ts'
import { storedNames } from '../../testing/stored-names.ts'
import { createShareImages, removeShareImages, type ShareImages } from './share-images.ts'

type Colour = readonly [red: number, green: number, blue: number]
const red: Colour = [220, 20, 20]
const green: Colour = [20, 180, 20]
const blue: Colour = [20, 20, 220]
const dark = '#102030'

/** A picture that is green on its left, red in its middle and blue on its right; or so from its top. */
async function striped(width: number, height: number, across = true): Promise<Buffer> {
  const third = { width: across ? Math.floor(width / 3) : width, height: across ? height : Math.floor(height / 3) }
  const stripe = (background: Colour) => ({
    input: { create: { ...third, channels: 3 as const, background: `rgb(${background.join()})` } },
  })
  return sharp({ create: { width, height, channels: 3, background: `rgb(${red.join()})` } })
    .composite([
      { ...stripe(green), left: 0, top: 0 },
      { ...stripe(blue), left: across ? width - third.width : 0, top: across ? 0 : height - third.height },
    ])
    .webp({ lossless: true })
    .toBuffer()
}

/** A logo of this colour on nothing. */
const logo = (fill: string, width = 450, height = 132): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}"><rect x="20" y="20" width="80%" height="60%" fill="${fill}"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer()

/** A photo of nothing but noise: the worst to pack. */
const noise = (width: number, height: number): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.imul(at + 1, 2654435761) >>> 24
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

const pixel = async (image: Buffer, left: number, top: number): Promise<readonly number[]> => [
  ...(await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
]
const isNear = (found: readonly number[], wanted: readonly number[]): boolean =>
  found.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) < 12)

onBothEngines('pictures as link previews show them', (engine) => {
  let storage: Storage
  let shares: ShareImages
  let app: FastifyInstance
  beforeAll(async () => {
    storage = await engine.open()
    shares = createShareImages(storage)
    app = fastify()
    serveShareImages(app, storage.files.shareImages, shares.fileOf)
  })
  afterAll(() => app.close())

  const upload = `${'ab'.repeat(16)}`
  async function put(name: string, bytes: Buffer, store = storage.files.siteMedia): Promise<string> {
    await putStream(store, name, arriving(bytes))
    return `/media/${name}`
  }
  const cutsOf = async (name: string) =>
    (await storedNames(storage.files.shareImages)).filter((cut) => cut.startsWith(`${name}/`))
  const addressOf = async (src: string, focalPoint?: { x: number; y: number }) =>
    (await shares.addressOf('1', { src, ...(focalPoint && { focalPoint }) }, dark)) ?? ''
  async function shown(src: string, focalPoint?: { x: number; y: number }): Promise<Buffer> {
    const { statusCode, headers, rawPayload } = await app.inject(await addressOf(src, focalPoint))
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
    const { format, width, height, isProgressive } = await sharp(rawPayload).metadata()
    expect({ format, width, height, isProgressive }).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 630,
      isProgressive: true,
    })
    expect(rawPayload.length).toBeLessThanOrEqual(300_000)
    return rawPayload
  }

  it.each([
    ['wide', 2400, 700],
    ['high', 900, 2000],
    ['square', 1200, 1200],
    ['of exactly this size', 1200, 630],
    ['just large enough to grow', 601, 340],
    ['small', 320, 240],
    ['a line', 3000, 12],
  ])('a picture that is %s becomes one of 1200 × 630 pixels', async (name, width, height) => {
    await shown(await put(`1/sizes/${name.replaceAll(' ', '-')}.webp`, await striped(width, height)))
  })

  it('is cut around the focal point, as pages draw it', async () => {
    const wide = await put('1/wide.webp', await striped(3600, 630))
    expect(isNear(await pixel(await shown(wide, { x: 0, y: 50 }), 600, 300), green)).toBe(true)
    expect(isNear(await pixel(await shown(wide, { x: 50, y: 0 }), 600, 300), red)).toBe(true)
    expect(isNear(await pixel(await shown(wide, { x: 100, y: 50 }), 600, 300), blue)).toBe(true)
    const high = await put('1/high.webp', await striped(1200, 1890, false))
    expect(isNear(await pixel(await shown(high, { x: 50, y: 0 }), 600, 300), green)).toBe(true)
    expect(isNear(await pixel(await shown(high, { x: 50, y: 100 }), 600, 300), blue)).toBe(true)
  })

  it('without one it is cut around the part with the most detail', async () => {
    const plain = sharp({ create: { width: 3600, height: 630, channels: 3, background: '#777777' } })
    const lamp = Buffer.from('<svg width="300" height="300"><circle cx="150" cy="150" r="140" fill="#e0a070"/></svg>')
    const src = await put(
      '1/corner.png',
      await plain
        .composite([{ input: lamp, left: 3200, top: 150 }])
        .png()
        .toBuffer(),
    )
    const image = await shown(src)
    const { data } = await sharp(image)
      .extract({ left: 600, top: 200, width: 600, height: 200 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data.some((value, at) => at % 3 === 0 && value > 200)).toBe(true)
  })

  it('a small picture is not blown up, and a logo stands whole on a ground that it is seen on', async () => {
    const small = await shown(await put('1/small.webp', await striped(300, 200)))
    expect(isNear(await pixel(small, 5, 5), [255, 255, 255])).toBe(true)
    expect(isNear(await pixel(small, 600 - 149 + 40, 315), green)).toBe(true)
    expect(isNear(await pixel(small, 600 - 160, 315), [255, 255, 255])).toBe(true)
    const darkLogo = await shown(await put('1/logo.png', await logo('#203040')))
    expect(isNear(await pixel(darkLogo, 5, 5), [255, 255, 255])).toBe(true)
    const light = await shown(await put('1/logo-light.png', await logo('#ffffff')))
    expect(isNear(await pixel(light, 5, 5), [0x10, 0x20, 0x30])).toBe(true)
    const large = await shown(await put('1/logo-large.png', await logo('#203040', 2400, 2000)))
    for (const [x, y] of [
      [600, 5],
      [600, 625],
      [5, 315],
    ] as const)
      expect(isNear(await pixel(large, x, y), [255, 255, 255])).toBe(true)
  })

  it('weighs at most 300 KB, whatever is on it', async () => {
    await shown(await put('1/noise.png', await noise(1300, 700)), { x: 50, y: 50 })
  })

  it('is made once, again when the picture was replaced, and its address says how long it lasts', async () => {
    const src = await put('1/kept/hall.webp', await striped(1200, 630))
    const address = await addressOf(src)
    const files = () => cutsOf('1/kept/hall.webp')
    const answers = await Promise.all([1, 2, 3].map(() => app.inject(address)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const [first] = await files()
    expect(await files()).toHaveLength(1)
    expect(answers[0]?.headers['cache-control']).toBe('public, max-age=86400')

    await put('1/kept/hall.webp', await striped(1300, 800))
    expect((await app.inject(address)).statusCode).toBe(200)
    expect(await files()).toHaveLength(1)
    expect(await files()).not.toEqual([first])

    const uploaded = await put(`1/${upload}.webp`, await striped(1200, 630), storage.files.uploads)
    const { headers } = await app.inject(await addressOf(uploaded))
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const head = await app.inject({ method: 'HEAD', url: await addressOf(uploaded) })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  it('nobody can ask for another size, another cut or another picture', async () => {
    const src = await put('1/asked.webp', await striped(1400, 900))
    const address = await addressOf(src, { x: 20, y: 80 })
    expect(address).toMatch(/^\/og\/1\/asked\.webp\/20\.80-102030-[\w-]{22}\.jpg$/)
    expect((await app.inject(address)).statusCode).toBe(200)
    for (const other of [
      address.replace('20.80', '21.80'),
      address.replace('20.80', 'auto'),
      address.replace('102030', 'ffffff'),
      address.replace('.jpg', '.png'),
      address.replace('asked', 'wide'),
      address.replace('/1/', '/2/'),
      address.replace(/-[\w-]{22}\.jpg/, '-600x300.jpg'),
      '/og/1/asked.webp',
      '/og/1/',
      '/og/1/../../etc/passwd',
      '/og/1/%2e%2e/asked.webp/x.jpg',
    ])
      expect([other, (await app.inject(other)).statusCode]).toEqual([other, 404])
    expect(await cutsOf('1/asked.webp')).toHaveLength(1)
  })

  it('there is none of what is no picture of the site, is not there, or is broken', async () => {
    for (const src of [
      '/media/1/gone.webp',
      '/media/2/asked.webp',
      '/media/1/film.mp4',
      '/media/1/../1/asked.webp',
      'https://elsewhere.example/media/1/asked.webp',
      '',
    ])
      expect(await addressOf(src)).toBe('')
    const address = await addressOf(await put('1/removed.webp', await striped(1200, 630)))
    expect((await app.inject(address)).statusCode).toBe(200)
    await storage.files.siteMedia.remove(['1/removed.webp'])
    expect((await app.inject(address)).statusCode).toBe(404)
    const broken = await put('1/broken.webp', (await striped(1200, 630)).subarray(0, 60))
    expect((await app.inject(await addressOf(broken))).statusCode).toBe(404)
    const page = await put('1/page.webp', Buffer.from('<html><script>alert(1)</script>'))
    expect((await app.inject(await addressOf(page))).statusCode).toBe(404)
  })

  it('what was cut goes with its picture, and what was never finished is swept', async () => {
    const src = await put('1/leaves.webp', await striped(1200, 630))
    await shown(src)
    await removeShareImages(storage, ['1/leaves.webp'])
    expect(await cutsOf('1/leaves.webp')).toEqual([])
    const half = await storage.files.shareImages.temporary()
    await writeFile(half, 'x')
    await sweepMedia(storage, new Date(Date.now() + 3_600_000))
    expect(existsSync(half)).toBe(false)
  })
})
