/**
 * Draws the pictures of the demo sites: `node host/demo/drawings/draw.mjs [name …] [--fast]`.
 *
 * Without names it draws all of them, which takes about half an hour of computing; `--fast` draws
 * small ones into the folder for temporary files instead, to look at while working on a scene.
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

for (const [name, picture] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
  const started = Date.now()
  const [width, height] = isFast ? picture.size.map((side) => side / 2.5) : picture.size.map((side) => side * 2)
  const exposed = await expose(name, width, height)
  const film = picture.bloom ? await bloom(exposed, width, height, picture.bloom) : exposed
  const bytes = Buffer.from(Uint8Array.from(film, (value) => Math.min(Math.round(shown(value)), 255)))
  const print = () => sharp(bytes, { raw: { width, height, channels: 3 } })
  if (isFast) {
    const to = join(tmpdir(), 'drawings', `${name.replaceAll('/', '-')}.png`)
    await mkdir(dirname(to), { recursive: true })
    await print().png().toFile(to)
    console.log(to, `${Date.now() - started} ms`)
    continue
  }
  const [site, ...file] = name.split('/')
  const to = join(sites, site, 'media', `${file.join('/')}.webp`)
  await mkdir(dirname(to), { recursive: true })
  for (const copy of [undefined, ...picture.widths]) {
    const address = copy === undefined ? to : to.replace('.webp', `-${copy}.webp`)
    const sized = print().resize(copy ?? picture.size[0], null, { kernel: 'lanczos3' })
    await sized.webp({ quality: 84, effort: 6, smartSubsample: true }).toFile(address)
  }
  console.log(to, `${Math.round((Date.now() - started) / 1000)} s`)
}
