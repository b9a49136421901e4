import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { isObject } from '@vitrine/schemas'
import { CommandError, defineCommand, exitCodes, sharedOptions } from '../command.ts'
import { readJsonFile } from '../documents/json-file.ts'
import { sectionsFile } from '../sections/find-sections.ts'
import { type MadeSection, makeInApp } from './in-app.ts'
import { isRepository, makeInRepository } from './in-repository.ts'
import { namesOf } from './names.ts'

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

export const newSection = defineCommand({
  usage: '<name>',
  about: [
    'Makes a section with its test, names it in the list of sections, and runs that test alone.',
    'In Vitrine itself: the folder, the list, labels in 18 languages as far as other sections say the same, story and test.',
    '',
    'Exit code: 0 made, and its test passes; 1 its test fails; 3 nothing was made.',
  ],
  options: {
    prefix: {
      type: 'string',
      value: '<prefix>',
      help: 'what types of your own begin with; my when left out: my-quote',
    },
    label: { type: 'string', value: '<text>', help: 'what owners call it; made of the name when left out' },
    labels: { type: 'string', value: '<folder>', help: 'labels of the editor by language, to which its own are added' },
    names: { type: 'string', value: '<file>', help: 'in Vitrine itself: what owners call it, by language, as JSON' },
    'no-test': { type: 'boolean', help: 'do not run its test' },
    sections,
    help,
  },
  async run(values, [name, ...more], { cwd, say }) {
    if (name === undefined || more.length > 0)
      throw new CommandError('Name one section: vitrine new-section price-table')
    const names = namesOf(name, values.label)
    const { prefix = 'my', labels } = values
    const made = isRepository(cwd)
      ? makeInRepository(cwd, names, translationsIn(cwd, values.names))
      : makeInApp({ cwd, list: sectionsFile(cwd, values.sections), names, type: `${prefix}-${names.name}`, labels })
    for (const file of made.written) say(`Written: ${file}`)
    for (const file of made.changed) say(`Changed: ${file}`)
    for (const note of made.notes) say(note)
    if (values['no-test'] === true) return exitCodes.done
    return runTest(made.test, cwd) ? exitCodes.done : exitCodes.found
  },
})
