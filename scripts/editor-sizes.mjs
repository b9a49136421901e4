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

// What a screen, a dialog or a part of the office brings when it is opened first, beside what is there already: the start,
// and what it is opened from.
const SCREEN_LIMIT = 60
/**
 * What is asked for once a screen is drawn and can be read and typed into, without anybody's asking: checks, what makes
 * changes, the controls of its fields, cards beside the form. It has a limit of its own.
 */
const checks = 'setters/src/reading/compiler/compiler.ts'
const controls = (...names) => names.map((name) => `setters/src/${name}/${name}.tsx`)
const afterwards = new Map([
  [
    'office/src/contents/editor/content-screen.tsx',
    {
      limit: 285,
      parts: [
        checks,
        'editor-core/src/contents/content-steps.ts',
        'editor-core/src/media/library-calls.ts',
        'office/src/contents/editor/cards-below.tsx',
        'setters/src/rich-text/rich-text-editor.tsx',
        // Those of a product, which has the most.
        ...controls('list', 'image', 'video', 'source'),
      ],
    },
  ],
  ['office/src/contents/table/bulk-edit.tsx', { limit: 85, parts: [checks, ...controls('source')] }],
  ['office/src/settings/tags/tags.tsx', { limit: 92, parts: [checks, ...controls('list')] }],
  [
    'office/src/contents/table/inline/cell-change.ts',
    { limit: 65, parts: [checks, 'editor-core/src/contents/content-steps.ts'] },
  ],
])
{
  const manifest = JSON.parse(readFileSync(join(builds, 'office.json'), 'utf8'))
  const filesOf = (key) => new Set(withImports(manifest, key).map((each) => manifestEntryOf(manifest, each).file))
  const atStart = new Set([...filesOf(OFFICE_SCRIPT), ...filesOf('host/src/browser/english-office-labels.ts')])
  const later = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry)
  const files = new Map([...later, OFFICE_SCRIPT].map((key) => [key, filesOf(key)]))
  const opens = new Map(
    [...files.keys()].map((key) => [
      key,
      new Set(withImports(manifest, key).flatMap((each) => manifestEntryOf(manifest, each).dynamicImports ?? [])),
    ]),
  )
  /** What is there by then, whichever way a part is opened: what all ways have in common. */
  const before = new Map([[OFFICE_SCRIPT, atStart]])
  for (let isDone = false; !isDone; ) {
    isDone = true
    for (const key of later) {
      const ways = [...opens]
        .filter(([from, opened]) => from !== key && before.has(from) && opened.has(key))
        .map(([from]) => before.get(from).union(files.get(from)))
      if (ways.length === 0) continue
      const common = ways.reduce((all, way) => all.intersection(way))
      if (before.get(key)?.size === common.size) continue
      before.set(key, common)
      isDone = false
    }
  }
  const sizeOf = (file) => readFileSync(join(builds, `${file}.br`)).length / 1000
  const more = (keys, known) =>
    [...new Set(keys.flatMap((key) => [...filesOf(key)]))]
      .filter((file) => !known.has(file))
      .reduce((sum, file) => sum + sizeOf(file), 0)
  const parts = later
    .filter((key) => key.startsWith('office/src/') && /\.tsx?$/.test(key))
    .map((key) => ({ key, limit: SCREEN_LIMIT, kilobytes: more([key], before.get(key) ?? atStart) }))
    .toSorted((one, two) => two.kilobytes - one.kilobytes)
  const withRest = [...afterwards].map(([key, { limit, parts: rest }]) => ({
    key: `${key}, with what comes by itself after it is drawn`,
    limit,
    kilobytes: more([key, ...rest], before.get(key) ?? atStart),
  }))
  for (const { key, kilobytes, limit } of [...parts.slice(0, 8), ...withRest])
    console.log(`  ${kilobytes.toFixed(1).padStart(6)} kB more of ${limit}  ${key}`)
  for (const { key, kilobytes, limit } of [...parts, ...withRest])
    if (kilobytes > limit) {
      console.error(
        `${key} brings ${kilobytes.toFixed(1)} kB, limit ${limit} kB. What it needs later is loaded with \`import()\`.`,
      )
      process.exitCode = 1
    }
}
