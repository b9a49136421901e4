/**
 * Draws the pictures of the demo sites: `node host/demo/drawings/draw.mjs [name …] [--fast]`.
 *
 * Without names it draws all of them, which takes about an hour of computing; `--fast` draws small
 * ones into the folder for temporary files instead, to look at while working on a scene. The film
 * has a script of its own, `film.mjs`.
 */
import { mkdir } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { pictures } from './pictures.mjs'
import { shown } from './studio.mjs'

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isFast = process.argv.includes('--fast')
const sites = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Computes the light at every pixel, the rows shared among all processors. */
async function expose(name, width, height) {
  const buffer = new SharedArrayBuffer(width * height * 3 * 4)
  const next = new Int32Array(new SharedArrayBuffer(4))
  const workers = Array.from({ length: availableParallelism() }, () => {
    const worker = new Worker(new URL('./expose.mjs', import.meta.url), {
      workerData: { name, width, height, buffer, next },
    })
    return new Promise((done, fail) => worker.on('error', fail).on('exit', done))
  })
  await Promise.all(workers)
  return new Float32Array(buffer)
}

/** The glow around lights that are brighter than white, as a lens shows it. */
async function bloom(film, width, height, strength) {
  const bright = Buffer.from(film.map((value) => Math.min(Math.max(value - 1, 0) * 90, 255)))
  const layers = await Promise.all(
    [0.008, 0.03].map((share) =>
      sharp(bright, { raw: { width, height, channels: 3 } })
        .blur(width * share)
        .raw()
        .toBuffer(),
    ),
  )
  return film.map((value, at) => value + strength * (layers[0][at] / 255 + 1.4 * (layers[1][at] / 255)))
}

/** A mark moved to the middle of its picture, wherever its letters end. */
async function centred({ svg, size }) {
  const drawing = sharp(Buffer.from(svg), { density: 144 }).trim()
  const { data, info } = await drawing.png().toBuffer({ resolveWithObject: true })
  const [across, down] = [size[0] * 2 - info.width, size[1] * 2 - info.height]
  const [left, top] = [Math.floor(across / 2), Math.floor(down / 2)]
  const around = { left, right: across - left, top, bottom: down - top, background: '#0000' }
  return sharp(await sharp(data).extend(around).png().toBuffer())
}

/** The picture at its full size, ready to be sized: computed with more points than it is stored with, or drawn. */
async function develop(name, picture) {
  const [width, height] = picture.size.map((side) => side * (isFast ? 0.4 : 2))
  if (picture.isMark) return () => centred(picture)
  if (picture.svg) return () => sharp(Buffer.from(picture.svg), { density: 144 })
  const exposed = await expose(name, width, height)
  const film = picture.bloom ? await bloom(exposed, width, height, picture.bloom) : exposed
  const bytes = Buffer.from(Uint8Array.from(film, (value) => Math.min(Math.round(shown(value)), 255)))
  return () => sharp(bytes, { raw: { width, height, channels: 3 } })
}

for (const [name, picture] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
  const started = Date.now()
  const print = await develop(name, picture)
  if (isFast) {
    const to = join(tmpdir(), 'drawings', `${name.replaceAll('/', '-')}.png`)
    await mkdir(dirname(to), { recursive: true })
    await (await print()).png().toFile(to)
    console.log(to, `${Date.now() - started} ms`)
    continue
  }
  const [site, ...file] = name.split('/')
  const to = join(sites, site, 'media', `${file.join('/')}.webp`)
  await mkdir(dirname(to), { recursive: true })
  const { quality = 84, isMark: lossless = false } = picture
  for (const copy of [undefined, ...picture.widths]) {
    const address = copy === undefined ? to : to.replace('.webp', `-${copy}.webp`)
    const sized = (await print()).resize(copy ?? picture.size[0], null, { kernel: 'lanczos3' })
    await sized.webp({ quality, lossless, effort: 6, smartSubsample: true }).toFile(address)
  }
  console.log(to, `${Math.round((Date.now() - started) / 1000)} s`)
}
