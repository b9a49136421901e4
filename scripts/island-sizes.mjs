import './check-node.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { manifestEntryOf, withImports } from '../renderer/build/manifest.ts'

// How much script the first touch of the matrix of a product loads: its island, and all that this imports.
// The third step of `npm run size`.

const island = { name: 'selection', limit: 70_000, entry: 'virtual:vitrine/island/selection/selection' }

const builds = fileURLToPath(new URL('../host/dist/client/builds/', import.meta.url))
const file = join(builds, 'manifest.json')
if (!existsSync(file)) throw new Error('There is no build. First: npm run build')
const manifest = JSON.parse(readFileSync(file, 'utf8'))
const chunks = [...new Set(withImports(manifest, island.entry).map((name) => manifestEntryOf(manifest, name).file))]
  .map((chunk) => ({ chunk, bytes: readFileSync(join(builds, `${chunk}.br`)).length }))
  .toSorted((one, two) => two.bytes - one.bytes)
const total = chunks.reduce((sum, { bytes }) => sum + bytes, 0)
for (const { chunk, bytes } of chunks) console.log(`  ${String(bytes).padStart(6)} B  ${chunk}`)
console.log(`  ${island.name}: all script of its first touch  ${total} B brotli, limit ${island.limit} B`)
if (total > island.limit) {
  console.error('A touch of the matrix loads too much script. What is not needed at once is loaded with `import()`.')
  process.exitCode = 1
}
