import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isObject } from '@vitrine/schemas'
import { readJsonFile } from '../documents/json-file.ts'

/** Where the sections of an app stand, and what is beside them. */
export interface SectionPlace {
  /** The module that lists the sections. */
  readonly list: string
  /** Whether each section has a folder of its own, as in a plugin: `note/note.tsx`, `note/spec.ts`. */
  readonly inFolders: boolean
  /** The module that lists the specs alone, where there is one. */
  readonly specs: string | undefined
  /** The folder of labels by language, where there is one. */
  readonly labels: string | undefined
}

/** The folder of a list and those above it, as far as the app. */
function upwards(folder: string, cwd: string): readonly string[] {
  return folder === cwd || dirname(folder) === folder ? [folder] : [folder, ...upwards(dirname(folder), cwd)]
}

export function sectionPlace(cwd: string, list: string): SectionPlace {
  const folder = dirname(list)
  const specs = join(folder, 'specs.ts')
  return {
    list,
    inFolders: /from '\.\/([^/']+)\/\1\.tsx'/.test(readFileSync(list, 'utf8')),
    specs: basename(list) !== 'specs.ts' && existsSync(specs) ? specs : undefined,
    labels: upwards(folder, cwd)
      .map((one) => join(one, 'labels'))
      .find((one) => existsSync(join(one, 'en.json'))),
  }
}

/** What is said most often; nothing of nothing. */
function mostOften(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))

/** The prefix that a plugin says it has. */
const ofPlugin = (cwd: string, list: string): string | undefined =>
  upwards(dirname(list), cwd)
    .map((folder) => join(folder, 'plugin.ts'))
    .filter((file) => existsSync(file))
    .map((file) => /\bprefix: '([a-z][a-z0-9]*)'/.exec(readFileSync(file, 'utf8'))?.[1])
    .find((prefix) => prefix !== undefined)

/** What the types of the sections that are there begin with. */
const ofBrothers = (list: string): string | undefined =>
  mostOften(
    sourcesBelow(dirname(list)).flatMap((text) =>
      [...text.matchAll(/\btype: '([a-z][a-z0-9]*)-/g)].map(([, one = '']) => one),
    ),
  )

/** The first word of the name of a package. */
function ofPackage(cwd: string): string | undefined {
  const manifest = readJsonFile(join(cwd, 'package.json'))
  const name = isObject(manifest) && typeof manifest.name === 'string' ? manifest.name : ''
  return /[a-z][a-z0-9]*/.exec(name.replace(/^.*\//, ''))?.[0]
}

/** What the type of a new section begins with: as the plugin says, as its brothers do, or as the package is called. */
export const prefixAt = (cwd: string, list: string): string | undefined =>
  ofPlugin(cwd, list) ?? ofBrothers(list) ?? ofPackage(cwd)
