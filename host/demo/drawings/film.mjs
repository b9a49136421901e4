/**
 * Makes the short film of the demo site: `node host/demo/drawings/film.mjs`. It needs `ffmpeg`, which
 * is not a dependency of the house: install it from your system's packages first.
 *
 * A bolt and a nut stand on a turntable; after the last picture they stand as in the first.
 */
import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { hexBolt } from './fasteners.mjs'
import { hexNut } from './nuts.mjs'
import { fjord, from } from './sets.mjs'
import { place, together } from './shapes.mjs'
import { shown, studio } from './studio.mjs'

const [width, height, pictures, perSecond] = [960, 540, 144, 24]

/** One picture of the film as bytes; `share` of a turn. */
function shot(share) {
  const turn = share * 2 * Math.PI
  const around = (x, y, z) => [x * Math.cos(turn) + z * Math.sin(turn), y, z * Math.cos(turn) - x * Math.sin(turn)]
  const seen = studio({
    solid: together([
      place(hexBolt({ length: 3.6, threadLength: 2.1 }), { at: around(-0.95, 0.625, 0), spin: -turn }),
      place(hexNut(), { at: around(1.1, 0, 0.25), spin: -turn }),
    ]),
    // Without `fill`: a camera that looks for its frame anew would shake.
    camera: { ...from(0, 17, 18, [0, 1.95, 0], 0.325), fill: undefined },
    backdrop: fjord,
  })
  const film = new Float32Array(width * height * 3)
  const out = [0, 0, 0]
  const look = (column, row) => {
    seen(column / width, row / height, width / height, out)
    return out.map((value) => Math.min(shown(value), 255))
  }
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) film.set(look(column + 0.5, row + 0.5), (row * width + column) * 3)
  return Buffer.from(Uint8Array.from(smoothed(film, look), Math.round))
}

/** Looks four times more where a point differs from its neighbours, so that edges do not flicker. */
function smoothed(film, look) {
  const done = Float32Array.from(film)
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const at = (row * width + column) * 3 + 1
      const differs = [-3, 3, -3 * width, 3 * width].some((step) => Math.abs(film[at] - film[at + step]) > 10)
      if (!differs) continue
      const samples = [0.125, 0.375, 0.625, 0.875].map((x, n) =>
        look(column + x, row + [0.625, 0.125, 0.875, 0.375][n]),
      )
      for (let c = 0; c < 3; c++) done[at - 1 + c] = samples.reduce((sum, sample) => sum + sample[c], 0) / 4
    }
  return done
}

if (!isMainThread) {
  parentPort.on('message', (number) => parentPort.postMessage(shot(number / pictures)))
} else {
  const to = join(dirname(fileURLToPath(import.meta.url)), '../demo/media/pages/thread-rolling.mp4')
  await mkdir(dirname(to), { recursive: true })
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(new URL(import.meta.url)))
  const taken = (worker, number) =>
    new Promise((done) => {
      worker.once('message', done).postMessage(number)
    })
  const raw = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${perSecond} -i -`
  const coded = '-an -c:v libx264 -preset veryslow -crf 24 -pix_fmt yuv420p -movflags +faststart'
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...raw.split(' '), ...coded.split(' '), to], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  ffmpeg.on('error', (error) => {
    console.error(`ffmpeg cannot be started (${error.message}): this script needs it`)
    process.exit(1)
  })
  for (let first = 0; first < pictures; first += workers.length) {
    const shots = await Promise.all(workers.map((worker, at) => taken(worker, first + at)))
    for (const bytes of shots.slice(0, pictures - first)) ffmpeg.stdin.write(Buffer.from(bytes))
    if (first === 0) {
      const poster = sharp(Buffer.from(shots[0]), { raw: { width, height, channels: 3 } })
      await poster.webp({ quality: 84, effort: 6, smartSubsample: true }).toFile(to.replace('.mp4', '.webp'))
    }
  }
  ffmpeg.stdin.end()
  await new Promise((done) => ffmpeg.on('close', done))
  await Promise.all(workers.map((worker) => worker.terminate()))
  console.log(to)
}
