import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isObject, type SectionSpec, sectionLabelKeys } from '@vitrine/schemas'
import { CommandError } from '../command.ts'
import { readJsonFile } from '../documents/json-file.ts'

type Labels = Readonly<Record<string, unknown>>

/**
 * The labels in a folder, by the name of their file, `de.json`; or those of one file.
 *
 * @throws CommandError when there are none.
 */
function labelsAt(path: string, cwd: string): readonly (readonly [name: string, labels: Labels])[] {
  const full = resolve(cwd, path)
  if (!existsSync(full)) throw new CommandError(`There is no file or folder ${path}.`)
  const files = statSync(full).isDirectory()
    ? readdirSync(full)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => join(full, name))
    : [full]
  if (files.length === 0) throw new CommandError(`${path} holds no labels: en.json, de.json …`)
  return files.map((file) => {
    const labels = readJsonFile(file)
    if (!isObject(labels)) throw new CommandError(`${file} holds no labels by key.`)
    return [basename(file), labels] as const
  })
}

/** What is wrong with labels, and what is only not translated yet. */
interface LabelFaults {
  readonly problems: readonly string[]
  /** Shown in English meanwhile. */
  readonly untranslated: readonly string[]
}

/**
 * Labels that sections need and a language lacks: of English, which stands in for the others, it is a problem. Of sections that
 * others made nothing is said: their labels come along.
 */
export function labelFaults(path: string, cwd: string, specs: readonly SectionSpec[]): LabelFaults {
  const files = labelsAt(path, cwd)
  const lines = files.flatMap(([name, labels]) =>
    specs.flatMap((spec) =>
      sectionLabelKeys(spec)
        .filter((key) => typeof labels[key] !== 'string' || labels[key] === '')
        .map((key) => ({ name, type: spec.type, line: `${name} has no label '${key}'.` })),
    ),
  )
  const isNeeded = (name: string) => name === 'en.json' || files.length === 1
  return {
    problems: lines.filter(({ name }) => isNeeded(name)).map(({ type, line }) => `${type}: ${line}`),
    untranslated: lines.filter(({ name }) => !isNeeded(name)).map(({ type, line }) => `${type}: ${line}`),
  }
}
