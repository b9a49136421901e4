import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type SectionSpec, sectionLabelKeys } from '@vitrine/schemas'
import { partOf, partProps } from './part-props.ts'

const folderOf = (type: string) => join(import.meta.dirname, '..', type)
const read = (file: string) => readFileSync(file, 'utf8')
const texts = (file: string): Readonly<Record<string, string>> => (existsSync(file) ? JSON.parse(read(file)) : {})
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `product-list` → `productList`, as the keys of its texts begin. */
export const camelCase = (type: string) =>
  type
    .split('-')
    .map((word, at) => (at === 0 ? word : capital(word)))
    .join('')

/** The files that each section has; the rest is its own affair. Brothers may have their view in a part. */
export const expectedFiles = (type: string, { code }: SectionFiles): readonly string[] => [
  'spec.ts',
  'index.ts',
  ...(code.some(([name, text]) => name === 'index.ts' && /from '\.\.\/parts\/([a-z-]+)\/\1\.tsx'/.test(text))
    ? []
    : [`${type}.tsx`, `${type}.module.css`]),
  'texts.en.json',
  'labels.en.json',
  `${type}.stories.tsx`,
  `${type}.test.tsx`,
]

export interface SectionFiles {
  readonly names: readonly string[]
  readonly texts: Readonly<Record<string, string>>
  readonly labels: Readonly<Record<string, string>>
  /** Stylesheets and sources by their names; no tests and stories. */
  readonly css: readonly (readonly [name: string, text: string])[]
  readonly code: readonly (readonly [name: string, text: string])[]
}

const known = new Map<string, SectionFiles>()

/** What stands in the folder of a section. */
export function filesOf(type: string): SectionFiles {
  const files = known.get(type) ?? readFiles(type)
  known.set(type, files)
  return files
}

function readFiles(type: string): SectionFiles {
  const folder = folderOf(type)
  const files = globSync(join(folder, '*')).sort()
  const named = (ending: RegExp) =>
    files
      .filter((file) => ending.test(file) && !/\.(?:test|stories)\./.test(file))
      .map((file) => [basename(file), read(file)] as const)
  return {
    names: files.map((file) => basename(file)),
    texts: texts(join(folder, 'texts.en.json')),
    labels: texts(join(folder, 'labels.en.json')),
    css: named(/\.css$/),
    code: named(/\.tsx?$/),
  }
}

/** The keys of all labels that an owner's panel needs for a section. */
export const expectedLabels = (spec: SectionSpec): readonly string[] =>
  sectionLabelKeys(spec, (name, child) => partOf(name, child) !== undefined)

/** The keys of the labels of a part that many sections have: those of a section of its name, but for the name itself. */
export const expectedPartLabels = (part: string): readonly string[] =>
  sectionLabelKeys({
    type: part,
    props: { type: 'object', additionalProperties: false, properties: partProps[part] ?? {} },
    presets: [],
  }).slice(1)

/** Whether code asks for a text: by its key, or by one that is put together, as `unit.piece` of `unit.` and a code. */
export function isUsed(key: string, code: string): boolean {
  const beforePlural = key.replace(/_(?:zero|one|two|few|many|other)$/, '')
  const group = `${key.slice(0, key.lastIndexOf('.') + 1)}\${`
  return [key, beforePlural, group].some((part) => code.includes(part))
}

/** Every side in a stylesheet that does not turn round with the direction of reading. */
export function physicalSides(css: string): readonly string[] {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    // `--spacing-left` is the name of the start.
    .replaceAll(/--[\w-]+/g, '--name')
  const named = plain.match(/[^;{}]*(?<![\w-])(?:[\w-]+-)?(?:left|right)(?![\w-])[^;{}]*/g) ?? []
  const fourSides = [...plain.matchAll(/(?:margin|padding|inset|border-(?:width|style|color)):\s*([^;{}]+)/g)].filter(
    ([, value = '']) => {
      const sides = value
        .replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()')
        .trim()
        .split(/\s+/)
      return sides.length === 4 && sides[1] !== sides[3]
    },
  )
  return [...named, ...fourSides.map(([rule]) => rule)].map((rule) => rule.trim())
}
