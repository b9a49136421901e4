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

// What a screen, a dialog or a part of the office brings when it is opened first, beside the start.
const SCREEN_LIMIT = 60
/** They bring the setters (49 kB) and ajv (35 kB), which the first of them loads for all. */
const larger = new Map([
  ['office/src/contents/editor/content-screen.tsx', 145],
  ['office/src/contents/table/bulk-edit.tsx', 132],
  ['office/src/settings/tags/tags.tsx', 100],
  // With what tables and forms have in common, which the table around it has brought already.
  ['office/src/contents/table/inline/cell-change.ts', 67],
])
{
  const manifest = JSON.parse(readFileSync(join(builds, 'office.json'), 'utf8'))
  const filesOf = (key) => new Set(withImports(manifest, key).map((each) => manifestEntryOf(manifest, each).file))
  const atStart = new Set([...filesOf(OFFICE_SCRIPT), ...filesOf('host/src/browser/english-office-labels.ts')])
  const parts = Object.keys(manifest)
    .filter((key) => key.startsWith('office/src/') && manifest[key].isDynamicEntry && /\.tsx?$/.test(key))
    .map((key) => ({
      key,
      limit: larger.get(key) ?? SCREEN_LIMIT,
      kilobytes: [...filesOf(key)]
        .filter((file) => !atStart.has(file))
        .reduce((sum, file) => sum + readFileSync(join(builds, `${file}.br`)).length / 1000, 0),
    }))
    .toSorted((one, two) => two.kilobytes - one.kilobytes)
  for (const { key, kilobytes, limit } of parts.slice(0, 8))
    console.log(`  ${kilobytes.toFixed(1).padStart(6)} kB more of ${limit}  ${key}`)
  for (const { key, kilobytes, limit } of parts)
    if (kilobytes > limit) {
      console.error(
        `${key} brings ${kilobytes.toFixed(1)} kB, limit ${limit} kB. What it needs later is loaded with \`import()\`.`,
      )
      process.exitCode = 1
    }
}
