import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { isObject } from '@vitrine/schemas'
import { CommandError, defineCommand, exitCodes, sharedOptions } from '../command.ts'
import { readJsonFile } from '../documents/json-file.ts'
import { sectionsFile } from '../sections/find-sections.ts'
import { type MadeSection, makeInApp } from './in-app.ts'
import { isRepository, makeInRepository } from './in-repository.ts'
import { namesOf, type SectionNames } from './names.ts'
import { prefixAt, sectionPlace } from './section-place.ts'

const { sections, help } = sharedOptions

/** The folders of commands of packages, from a folder upwards. */
function commandFolders(cwd: string): readonly string[] {
  const own = join(cwd, 'node_modules/.bin')
  const above = dirname(cwd) === cwd ? [] : commandFolders(dirname(cwd))
  return existsSync(own) ? [own, ...above] : above
}

/** Runs the tests of a section, as its app does; answers whether they pass. */
function runTest([command, ...args]: MadeSection['test'], cwd: string): boolean {
  const PATH = [...commandFolders(cwd), process.env.PATH ?? ''].join(delimiter)
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, PATH } })
  if (error) throw new CommandError(`The test cannot be run: ${error.message}`)
  return status === 0
}

/** @throws CommandError when the file has no names by language. */
function translationsIn(cwd: string, file: string | undefined): Readonly<Record<string, string>> {
  if (file === undefined) return {}
  const names = readJsonFile(resolve(cwd, file))
  if (!isObject(names) || !Object.values(names).every((name) => typeof name === 'string'))
    throw new CommandError(`${file} has no names by language: { "de": "Preisliste" }`)
  return names as Readonly<Record<string, string>>
}

interface WantedSection {
  readonly cwd: string
  readonly names: SectionNames
  readonly translations: Readonly<Record<string, string>>
  readonly sections?: string | undefined
  readonly prefix?: string | undefined
  readonly labels?: string | undefined
}

/** @throws CommandError when there is no list of sections, or nothing says what its type begins with. */
function madeInApp({ cwd, names, translations, sections: given, prefix: wanted, labels }: WantedSection): MadeSection {
  const list = sectionsFile(cwd, given)
  const prefix = wanted ?? prefixAt(cwd, list)
  if (prefix === undefined || !/^[a-z][a-z0-9]*$/.test(prefix))
    throw new CommandError('Say what its type begins with, in lower-case letters and digits: --prefix acme')
  return makeInApp({
    cwd,
    place: sectionPlace(cwd, list),
    names,
    type: `${prefix}-${names.name}`,
    labels,
    translations,
  })
}

export const newSection = defineCommand({
  usage: '<name>',
  about: [
    'Makes a section with its test, names it in the list of sections, and runs that test alone. Where sections have folders,',
    'as in a plugin or a site of one’s own, it gets one, with its place in the list of specs and its labels in 18 languages.',
    'In Vitrine itself: the folder, the list, labels in 18 languages as far as other sections say the same, story and test.',
    '',
    'Exit code: 0 made, and its test passes; 1 its test fails; 3 nothing was made.',
  ],
  options: {
    prefix: {
      type: 'string',
      value: '<prefix>',
      help: 'what its type begins with: acme-quote; as the plugin and the other sections do, when left out',
    },
    label: { type: 'string', value: '<text>', help: 'what owners call it; made of the name when left out' },
    labels: {
      type: 'string',
      value: '<folder>',
      help: 'labels of the editor by language, to which its own are added; labels/ beside the sections, when left out',
    },
    names: { type: 'string', value: '<file>', help: 'what owners call it, by language, as JSON' },
    'no-test': { type: 'boolean', help: 'do not run its test' },
    sections,
    help,
  },
  async run(values, [name, ...more], { cwd, say }) {
    if (name === undefined || more.length > 0)
      throw new CommandError('Name one section: vitrine new-section price-table')
    const names = namesOf(name, values.label)
    const translations = translationsIn(cwd, values.names)
    const made = isRepository(cwd)
      ? makeInRepository(cwd, names, translations)
      : madeInApp({ ...values, cwd, names, translations })
    for (const file of made.written) say(`Written: ${file}`)
    for (const file of made.changed) say(`Changed: ${file}`)
    for (const note of made.notes) say(note)
    if (values['no-test'] === true) return exitCodes.done
    return runTest(made.test, cwd) ? exitCodes.done : exitCodes.found
  },
})
