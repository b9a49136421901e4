import { idFrom } from '@vitrine/model'

const LONGEST = 48

/** What a name becomes that need not be unique: `HeadingBlock` → `heading-block`. */
export function typeFrom(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '')
  return words === '' ? `component-${idFrom(name).toLowerCase()}` : words
}

/** The name itself, or with the first number behind it that makes it new; it counts as taken from then on. */
export function newName(wanted: string, taken: Set<string>, between = '-'): string {
  let name = wanted
  for (let at = 2; taken.has(name); at++) name = `${wanted}${between}${at}`
  taken.add(name)
  return name
}

/** Values that stand beside their field: no field has them, or they do not fit it. */
export const OTHER_PROPS = 'otherProps'

/** Names that would say something else on the outermost element of a section, or are those of every section. */
const reserved = [
  'section',
  'slot',
  'slotOf',
  'vitrine',
  'componentId',
  'sample',
  'textPath',
  'deferred',
  'canvasGroup',
  'visible',
  'tone',
  'spacing',
  'background',
  OTHER_PROPS,
]

/** The names that no prop of a section gets, and those that no field inside of one gets. */
export const reservedInSection: readonly string[] = reserved
export const reservedInside: readonly string[] = ['id', OTHER_PROPS, '__proto__', 'constructor', 'prototype']

/** The name under which a field is stored: its own, if a path can hold it and nobody else has it. */
export function propFrom(name: string, taken: Set<string>): string {
  const letters = name.replaceAll(/[^A-Za-z0-9_-]/g, '_').replace(/^(?![A-Za-z_])/, '_')
  return newName(taken.has(letters) ? `${letters}Value` : letters, taken, '')
}

/** The name of a slot, from the names that lead to its field: `layout`, `content` → `layout-content`. */
export function slotFrom(names: readonly string[], taken: Set<string>): string {
  const letters = names
    .join('-')
    .replaceAll(/[^A-Za-z0-9-]/g, '-')
    .slice(0, LONGEST)
  return newName(/^[a-z]/.test(letters) ? letters : `slot-${letters}`, taken)
}
