import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { CommandError, defineCommand, type ExitCode, exitCodes, sharedOptions } from '../command.ts'
import { jsonText, readJsonFile } from '../documents/json-file.ts'
import { problemLines } from '../messages.ts'
import { type ModuleLoader, startLoader } from '../sections/section-server.ts'
import { withSections } from '../sections/with-sections.ts'
import { reportText } from './import-text.ts'
import { exportOf, type Imported, loadImporters } from './importers.ts'
import { checkDocument } from './json-document.ts'

const kinds = ['puck', 'builder', 'json'] as const
type Kind = (typeof kinds)[number]

const { sections, json, help } = sharedOptions

async function withLoader<T>(cwd: string, work: (loader: ModuleLoader) => Promise<T>): Promise<T> {
  const loader = await startLoader(cwd)
  try {
    return await work(loader)
  } finally {
    await loader.close()
  }
}

/** The document of another editor, by its importer. @throws CommandError without it, or what it needs to know. */
function importForeign(
  kind: Exclude<Kind, 'json'>,
  data: unknown,
  cwd: string,
  module: string | undefined,
): Promise<Imported> {
  const option = kind === 'puck' ? 'config' : 'map'
  if (module === undefined)
    throw new CommandError(
      `vitrine import ${kind} needs --${option} <file>: ${kind === 'puck' ? 'the config that the document was made with' : 'a module that says what becomes of each component'}.`,
    )
  const file = resolve(cwd, module)
  if (!existsSync(file)) throw new CommandError(`There is no file ${module}.`)
  return withLoader(cwd, async (loader) => {
    const importers = await loadImporters(cwd, loader)
    const told = await exportOf(file, option, loader)
    return kind === 'puck' ? importers.importPuck(data, { config: told }) : importers.importBuilder(data, { map: told })
  })
}

/** @throws CommandError when the file is there already. */
function newFile(cwd: string, given: string, isForced: boolean): string {
  const file = resolve(cwd, given)
  if (!isForced && existsSync(file))
    throw new CommandError(`${given} is there already. Name another file with --out, or write over it with --force.`)
  return file
}

function write(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, jsonText(value))
}

const isKind = (name: string | undefined): name is Kind => kinds.some((kind) => kind === name)

export const importCommand = defineCommand({
  usage: `${kinds.join('|')} <file>`,
  about: [
    'Takes a document in, and writes a site as JSON.',
    'puck: a document of Puck, with the config it was made with. builder: a content of Builder.io, with a map of its components.',
    'json: a site or a page; it is checked, and written when nothing is wrong with it.',
    '',
    'Exit code: 0 written; 1 problems, or with --strict dropped values, and nothing is written; 3 it could not be read.',
  ],
  options: {
    out: { type: 'string', value: '<file>', help: 'where the site is written; data/draft.json when left out' },
    force: { type: 'boolean', help: 'write over that file' },
    config: { type: 'string', value: '<module>', help: 'of puck: exports the config, as default or config' },
    map: {
      type: 'string',
      value: '<module>',
      help: 'of builder: exports what becomes of each component, as default or map',
    },
    report: { type: 'string', value: '<file>', help: 'of puck and builder: write what became of every value' },
    strict: { type: 'boolean', help: 'of puck and builder: write nothing when a value is dropped' },
    sections,
    json,
    help,
  },
  async run(values, [kind, path, ...more], { cwd, say, warn }): Promise<ExitCode> {
    if (!isKind(kind) || path === undefined || more.length > 0)
      throw new CommandError(`Name a kind and a file: vitrine import ${kinds.join('|')} <file>`)
    const data = readJsonFile(resolve(cwd, path))
    const out = values.out ?? 'data/draft.json'
    const file = newFile(cwd, out, values.force === true)
    if (kind === 'json')
      return withSections(cwd, values.sections, async ({ specs }) => {
        const checked = checkDocument(data, path, specs, await problemLines())
        const { problems, warnings } = checked
        if (problems.length === 0) write(file, checked.site)
        if (values.json === true)
          say(JSON.stringify({ problems, warnings, written: problems.length === 0 ? out : null }, null, 2))
        else {
          for (const problem of problems) warn(problem)
          for (const warning of warnings) say(`Warning: ${warning}`)
          say(
            problems.length === 0
              ? `Written: ${relative(cwd, file)}`
              : `${problems.length} problems. Nothing was written.`,
          )
        }
        return problems.length === 0 ? exitCodes.done : exitCodes.found
      })
    const { site, report } = await importForeign(kind, data, cwd, kind === 'puck' ? values.config : values.map)
    if (values.report !== undefined) write(resolve(cwd, values.report), report)
    const isRefused = values.strict === true && report.dropped.length > 0
    if (!isRefused) write(file, site)
    if (values.json === true) say(JSON.stringify({ report, written: isRefused ? null : out }, null, 2))
    else {
      say(reportText(report))
      say(isRefused ? 'Nothing was written.' : `Written: ${relative(cwd, file)}`)
    }
    return isRefused ? exitCodes.found : exitCodes.done
  },
})
