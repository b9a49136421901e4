import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './config.ts'
import { isLater, labelParts, laterGroups } from './label-parts-plugin.ts'

const files = ['schemas/texts', 'setters/labels', 'editor-core/labels', 'office/labels'].map((folder) =>
  resolve(root, folder, 'en.json'),
)
const all: Readonly<Record<string, string>> = Object.assign(
  {},
  ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))),
)

/** What is drawn while only the words of the start are there. */
const atStart = [
  ...['office/src/mount.tsx', 'office/src/today/today.tsx', 'office/src/help/help-panel.tsx'],
  ...['palette/command-palette', 'keys-dialog', 'command-button'].map((name) => `editor-core/src/commands/${name}.tsx`),
  ...['sign-in/sign-in-dialog.tsx', 'controls/load-failure.tsx', 'controls/error-boundary.tsx'].map(
    (name) => `editor-core/src/${name}`,
  ),
  'setters/src/loading/load-failed.tsx',
]

/** A module of ours with all that it imports by a path of its own package, and not by `import()`. */
function modulesFrom(file: string, seen: Map<string, string>): void {
  if (seen.has(file)) return
  const text = readFileSync(file, 'utf8')
  seen.set(file, text)
  for (const [, path = ''] of text.matchAll(/^(?:import|export) (?!type\b)[^'"]*?from '(\.[^']+\.tsx?)'/gms))
    modulesFrom(join(dirname(file), path), seen)
}

test('what is drawn at the start of the office says nothing of what comes later', () => {
  const modules = new Map<string, string>()
  for (const file of atStart) modulesFrom(resolve(root, file), modules)
  expect([...modules.keys()].filter((file) => file.includes('/today/')).length).toBeGreaterThan(2)
  const wrong = [...modules].flatMap(([file, text]) => {
    const literal = [...text.matchAll(/(?<!may\()'([a-zA-Z]+\.[\w.-]+)'/g)].flatMap(([, key = '']) =>
      (Object.hasOwn(all, key) || Object.hasOwn(all, `${key}_other`)) && isLater(key) ? [key] : [],
    )
    const made = [...text.matchAll(/`([a-zA-Z]+)\.[^`]*\$\{/g)].flatMap(([, group = '']) =>
      laterGroups.has(group) ? [`${group}.…`] : [],
    )
    return [...literal, ...made].map((key) => `${file.slice(root.length)}: ${key}`)
  })
  expect(wrong).toEqual([])
})

test('both parts of a file together are all of it, and every group that comes later is one', async () => {
  const { load } = labelParts() as { load: (this: object, id: string) => Promise<{ code: string } | undefined> }
  const partOf = async (file: string, part: string) => {
    const loaded = await load.call({ addWatchFile: () => undefined }, `${file}?${part}`)
    return JSON.parse(loaded?.code.slice('export default '.length) ?? '') as Record<string, string>
  }
  for (const file of files) {
    const [start, later] = await Promise.all([partOf(file, 'start'), partOf(file, 'later')])
    expect({ ...start, ...later }).toEqual(JSON.parse(readFileSync(file, 'utf8')))
    expect(Object.keys(start).filter(isLater)).toEqual([])
  }
  const groups = new Set(Object.keys(all).map((key) => key.split('.')[0]))
  expect([...laterGroups].filter((group) => !groups.has(group))).toEqual([])
  expect(await load.call({}, files[0] ?? '')).toBeUndefined()
})
