import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isObject, type SectionSpec } from '@vitrine/schemas'
import { CommandError } from '../command.ts'
import type { ModuleLoader } from './section-server.ts'

/** Where apps have their sections, in the order in which they are looked for. */
const usualPlaces = [
  'src/sections/index.ts',
  'src/sections/index.tsx',
  'src/sections.ts',
  'app/sections/index.ts',
  'plugin/sections/index.ts',
  'sections/src/index.ts',
]

/**
 * The module that exports the sections.
 *
 * @throws CommandError when there is none.
 */
export function sectionsFile(cwd: string, given: string | undefined): string {
  if (given !== undefined) {
    const file = resolve(cwd, given)
    if (!existsSync(file)) throw new CommandError(`There is no file ${given}.`)
    return file
  }
  const found = usualPlaces.map((place) => resolve(cwd, place)).find((file) => existsSync(file))
  if (found === undefined)
    throw new CommandError(
      `No sections were found in ${usualPlaces.slice(0, 3).join(' or ')}. Name their module: --sections <file>`,
    )
  return found
}

/** A section as commands know it; its view is looked at only by those that draw. */
export interface LoadedSection {
  readonly spec: SectionSpec
}

const isSection = (value: unknown): value is LoadedSection => isObject(value) && isObject(value.spec)
const isSpec = (value: unknown): value is SectionSpec => isObject(value) && 'type' in value && isObject(value.props)

/**
 * The sections that a module exports: a list of them, called `sections` or otherwise; a list of specs will do for what
 * draws nothing.
 *
 * @throws CommandError when it exports none.
 */
export function sectionsIn(exports: Readonly<Record<string, unknown>>, file: string): readonly LoadedSection[] {
  const lists = [exports.sections, exports.default, ...Object.values(exports)].filter(
    (value): value is readonly unknown[] => Array.isArray(value) && value.length > 0,
  )
  for (const list of lists) {
    if (list.every(isSection)) return list
    if (list.every(isSpec)) return list.map((spec) => ({ spec }))
  }
  throw new CommandError(`${file} exports no list of sections: export const sections = [quote]`)
}

/** Loads the sections with a loader that is open. */
export const loadSections = async (loader: ModuleLoader, file: string): Promise<readonly LoadedSection[]> =>
  sectionsIn(await loader.load(file), file)
