import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildAll } from '../host/vite/build-all.ts'
import { sourcesStamp } from './sources-stamp.mjs'

// Builds what `npm start` runs, with nothing but what stands in this repository.

const dist = fileURLToPath(new URL('../host/dist', import.meta.url))
const stamp = sourcesStamp()
await buildAll({ dist })
await writeFile(`${dist}/client/stamp.txt`, stamp)
