import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isObject, languageCodes } from '@vitrine/schemas'
import { CommandError } from '../command.ts'
import { jsonText, readJsonFile } from '../documents/json-file.ts'
import { addToList } from './add-to-list.ts'
import { type AppStyle, sectionFile, storyFile, testFile } from './app-files.ts'
import { folderFiles } from './folder-files.ts'
import type { SectionNames } from './names.ts'
import type { SectionPlace } from './section-place.ts'
import { labelsOfNew } from './starter-labels.ts'
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
  readonly place: SectionPlace
  readonly names: SectionNames
  readonly type: string
  /** A folder of labels by language; the one beside the sections, when left out. */
  readonly labels: string | undefined
  /** What owners call it, by language. */
  readonly translations: Readonly<Record<string, string>>
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

/** The labels of a new section in all languages: what it is called stays to be translated where nobody said it. */
function addLabels({ cwd, place, labels = place.labels, names, type, translations }: AppOptions): readonly string[] {
  if (labels === undefined) return []
  const folder = resolve(cwd, labels)
  if (!existsSync(join(folder, 'en.json'))) throw new CommandError(`${relative(cwd, folder)} has no en.json.`)
  const calledIn: Readonly<Record<string, string>> = { ...translations, en: names.label }
  for (const language of languageCodes) {
    const file = join(folder, `${language}.json`)
    if (!existsSync(file)) writeFileSync(file, '{}\n')
    const known = readJsonFile(file)
    const called = calledIn[language]
    const added = { ...(called !== undefined && { [type]: called }), ...labelsOfNew(type, language) }
    writeFileSync(`${file}.new`, jsonText({ ...(isObject(known) ? known : {}), ...added }))
    renameSync(`${file}.new`, file)
  }
  const untranslated = languageCodes.filter((language) => calledIn[language] === undefined)
  return untranslated.length === 0
    ? []
    : [`Translate ${type} in ${relative(cwd, folder)}: ${untranslated.join(', ')}. Until then it is shown in English.`]
}

/** A list with one entry more. @throws CommandError when it is no list. */
function listed(cwd: string, list: string, importLine: string, entry: string): string {
  try {
    return addToList(readFileSync(list, 'utf8'), importLine, entry)
  } catch (error) {
    throw new CommandError(`${relative(cwd, list)}: ${(error as Error).message}`)
  }
}

/** The lists that name the section: of sections, and of specs where there is one. */
function listsWith(
  { cwd, place, names }: AppOptions,
  style: AppStyle,
): readonly (readonly [file: string, text: string])[] {
  const { list, inFolders, specs } = place
  const { name, variable } = names
  const module = inFolders ? `./${name}/${name}.tsx` : `./${name}.${style.ending}`
  const spec = `${variable}Spec`
  return [
    [list, listed(cwd, list, `import { ${variable} } from '${module}'`, variable)],
    ...(inFolders && specs !== undefined
      ? [[specs, listed(cwd, specs, `import { ${spec} } from './${name}/spec.ts'`, spec)] as const]
      : []),
  ]
}

/**
 * Makes a section in an app: its file or folder and its test, its name in the lists, labels and a story where the app has such.
 *
 * @throws CommandError when one of its files is there already, or the list is no list.
 */
export function makeInApp(options: AppOptions): MadeSection {
  const { cwd, place, names, type } = options
  const { list, inFolders } = place
  const { name } = names
  const style = styleOf(cwd, list)
  const folder = relative(cwd, dirname(list))
  const own = inFolders ? `${folder}/${name}` : folder
  const hasTests = existsSync(join(cwd, 'tests'))
  const test = `${hasTests ? 'tests' : own}/${name}.test.ts`
  const toModule = `${hasTests ? relative(join(cwd, 'tests'), join(cwd, own)) : '.'}/${name}.${style.ending}`
  const lists = listsWith(options, style)
  const files = [
    ...(inFolders
      ? folderFiles(folder, names, type)
      : [{ path: `${folder}/${name}.${style.ending}`, text: sectionFile(names, type, style) }]),
    { path: test, text: testFile(names, type, style, toModule) },
    ...(existsSync(join(cwd, '.storybook'))
      ? [{ path: `${own}/${name}.stories.ts`, text: storyFile(names, type, style) }]
      : []),
  ]
  writeNewFiles(cwd, files)
  for (const [file, text] of lists) writeFileSync(file, text)
  const notes = addLabels(options)
  const { labels = place.labels } = options
  return {
    written: files.map(({ path }) => path),
    changed: [
      ...lists.map(([file]) => relative(cwd, file)),
      ...(labels === undefined ? [] : [join(relative(cwd, resolve(cwd, labels)), '*.json')]),
    ],
    notes,
    test: style.runner === 'vitest' ? ['vitest', 'run', test] : [process.execPath, '--test', test],
  }
}
