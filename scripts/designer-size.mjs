import './check-node.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DESIGNER_SCRIPT } from '../host/src/assets/entries.ts'
import { manifestEntryOf, withImports } from '../renderer/build/manifest.ts'

// How much script the designer is before a panel asks for more: its start, all that this imports, and
// the texts of the interface and of the canvas. The second step of `npm run size`.

const LIMIT = 350
/** What is asked for right at the start, though not imported. */
const atStart = ['host/src/browser/english-labels.ts', 'host/src/browser/english-words.ts']

const builds = fileURLToPath(new URL('../host/dist/client/builds/', import.meta.url))
if (!existsSync(join(builds, 'designer.json')))
  throw new Error('There is no build of the designer. First: npm run build')
const manifest = JSON.parse(readFileSync(join(builds, 'designer.json'), 'utf8'))

const keys = new Set([DESIGNER_SCRIPT, ...atStart].flatMap((key) => withImports(manifest, key)))
const chunks = [...new Set([...keys].map((key) => manifestEntryOf(manifest, key).file))]
  .map((file) => ({ file, kilobytes: readFileSync(join(builds, `${file}.br`)).length / 1000 }))
  .toSorted((one, two) => two.kilobytes - one.kilobytes)
const total = chunks.reduce((sum, { kilobytes }) => sum + kilobytes, 0)

for (const { file, kilobytes } of chunks) console.log(`  ${kilobytes.toFixed(1).padStart(6)} kB  ${file}`)
console.log(`  designer: all script at its start  ${total.toFixed(1)} kB brotli, limit ${LIMIT} kB`)
if (total > LIMIT) {
  console.error('The designer starts with too much script. What a panel needs is loaded with `import()` when it opens.')
  process.exitCode = 1
}
