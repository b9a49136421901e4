/** One worker of `draw.mjs`: takes rows until none are left. */
import { workerData } from 'node:worker_threads'
import { pictures } from './pictures.mjs'

const { name, width, height, buffer, next } = workerData
const film = new Float32Array(buffer)
const seen = await pictures[name].look()
const out = [0, 0, 0]

for (let row = Atomics.add(next, 0, 1); row < height; row = Atomics.add(next, 0, 1)) {
  for (let column = 0; column < width; column++) {
    seen((column + 0.5) / width, (row + 0.5) / height, width / height, out)
    film.set(out, (row * width + column) * 3)
  }
}
