import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isObject } from '@vitrine/schemas'
import { CommandError } from '../command.ts'
import { readJsonFile, replaceJsonFile } from '../documents/json-file.ts'
import { addToList } from './add-to-list.ts'
import { type AppStyle, sectionFile, storyFile, testFile } from './app-files.ts'
import type { SectionNames } from './names.ts'
import { writeNewFiles } from './written-files.ts'

/** What was made, and how its test is run. */
export interface MadeSection {
  readonly written: readonly string[]
  readonly changed: readonly string[]
  /** What is left to do by hand. */
  readonly notes: readonly string[]
  /** The command that runs its tests, in the folder. */
  readonly test: readonly [command: string, ...args: readonly string[]]
}

interface AppOptions {
  readonly cwd: string
  /** The module that lists the sections. */
  readonly list: string
  readonly names: SectionNames
  readonly type: string
  /** A folder of labels by language. */
  readonly labels: string | undefined
}

function styleOf(cwd: string, list: string): AppStyle {
  const manifest = readJsonFile(join(cwd, 'package.json'))
  const uses = (name: string) =>
    isObject(manifest) &&
    [manifest.dependencies, manifest.devDependencies].some((group) => isObject(group) && Object.hasOwn(group, name))
  const source = readFileSync(list, 'utf8')
  return {
    ending: !/from '\.\/[^']+\.tsx'/.test(source) && /from '\.\/[^']+\.ts'/.test(source) ? 'ts' : 'tsx',
    runner: uses('vitest') ? 'vitest' : 'node',
  }
}

/** The labels of a new section, in a file of each language that there is; those of other languages are left to translate. */
function addLabels(cwd: string, folder: string, { label }: SectionNames, type: string): readonly string[] {
  const files = readdirSync(join(cwd, folder))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
  if (!files.includes('en.json')) throw new CommandError(`${folder} has no en.json.`)
  const path = join(cwd, folder, 'en.json')
  const known = readJsonFile(path)
  const english = {
    [type]: label,
    [`${type}.presets.default`]: 'Plain',
    [`${type}.title`]: 'Title',
    [`${type}.text`]: 'Text',
  }
  replaceJsonFile(path, { ...(isObject(known) ? known : {}), ...english })
  const keys = Object.keys(english).join(', ')
  return files.filter((file) => file !== 'en.json').map((file) => `Translate ${keys} in ${join(folder, file)}.`)
}

/**
 * Makes a section in an app: its file and its test, its name in the list, labels and a story where the app has such.
 *
 * @throws CommandError when one of its files is there already, or the list is no list.
 */
export function makeInApp({ cwd, list, names, type, labels }: AppOptions): MadeSection {
  const style = styleOf(cwd, list)
  const folder = relative(cwd, dirname(list))
  const hasTests = existsSync(join(cwd, 'tests'))
  const test = `${hasTests ? 'tests' : folder}/${names.name}.test.ts`
  const toSections = hasTests ? relative(join(cwd, 'tests'), dirname(list)) : '.'
  const source = readFileSync(list, 'utf8')
  let listed: string
  try {
    listed = addToList(source, `import { ${names.variable} } from './${names.name}.${style.ending}'`, names.variable)
  } catch (error) {
    throw new CommandError(`${relative(cwd, list)}: ${(error as Error).message}`)
  }
  const files = [
    { path: `${folder}/${names.name}.${style.ending}`, text: sectionFile(names, type, style) },
    { path: test, text: testFile(names, type, style, toSections) },
    ...(existsSync(join(cwd, '.storybook'))
      ? [{ path: `${folder}/${names.name}.stories.ts`, text: storyFile(names, type, style) }]
      : []),
  ]
  writeNewFiles(cwd, files)
  writeFileSync(list, listed)
  const notes = labels === undefined ? [] : addLabels(cwd, labels, names, type)
  return {
    written: files.map(({ path }) => path),
    changed: [relative(cwd, list), ...(labels === undefined ? [] : [join(labels, 'en.json')])],
    notes,
    test: style.runner === 'vitest' ? ['vitest', 'run', test] : [process.execPath, '--test', test],
  }
}
