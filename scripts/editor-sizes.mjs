import './check-node.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DESIGNER_SCRIPT, OFFICE_SCRIPT } from '../host/src/assets/entries.ts'
import { manifestEntryOf, withImports } from '../renderer/build/manifest.ts'

// How much script an editor is before a panel or a screen asks for more: its start, all that this imports, and
// its texts. The second step of `npm run size`.

const editors = [
  {
    name: 'designer',
    limit: 350,
    script: DESIGNER_SCRIPT,
    /** What is asked for right at the start, though not imported. */
    atStart: ['host/src/browser/english-labels.ts', 'host/src/browser/english-words.ts'],
  },
  { name: 'office', limit: 150, script: OFFICE_SCRIPT, atStart: ['host/src/browser/english-office-labels.ts'] },
]

const builds = fileURLToPath(new URL('../host/dist/client/builds/', import.meta.url))
for (const { name, limit, script, atStart } of editors) {
  const file = join(builds, `${name}.json`)
  if (!existsSync(file)) throw new Error(`There is no build of the ${name}. First: npm run build`)
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const keys = new Set([script, ...atStart].flatMap((key) => withImports(manifest, key)))
  const chunks = [...new Set([...keys].map((key) => manifestEntryOf(manifest, key).file))]
    .map((chunk) => ({ chunk, kilobytes: readFileSync(join(builds, `${chunk}.br`)).length / 1000 }))
    .toSorted((one, two) => two.kilobytes - one.kilobytes)
  const total = chunks.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
  for (const { chunk, kilobytes } of chunks) console.log(`  ${kilobytes.toFixed(1).padStart(6)} kB  ${chunk}`)
  console.log(`  ${name}: all script at its start  ${total.toFixed(1)} kB brotli, limit ${limit} kB`)
  if (total > limit) {
    console.error(`The ${name} starts with too much script. What is not needed at once is loaded with \`import()\`.`)
    process.exitCode = 1
  }
}
