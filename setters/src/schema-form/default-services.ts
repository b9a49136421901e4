import { builtInTheme, definitions, isObject, type LinkValue } from '@vitrine/schemas'
import type { SetterServices } from '../services.ts'
import type { Labels } from './words.ts'

/** Where the labels of fields stand among those of an application: `fields.address.zip`. */
export const FIELDS = 'fields'

const shared: ReadonlySet<unknown> = new Set(definitions.map(({ $id }) => $id))

/** Whether a schema refers to a definition of ours, an image or a link: then its fields are called as ours are. */
export function isInOurWords(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(isInOurWords)
  if (!isObject(schema)) return false
  return shared.has(schema.$ref) || Object.values(schema).some(isInOurWords)
}

const nameOfLink = (link: LinkValue): string =>
  'href' in link && typeof link.href === 'string' ? link.href : link.type

/**
 * What setters ask for, answered where nobody else does: a form without pages, contents and a library. Properties and
 * choices that are called as some of ours get our labels only in a schema that refers to ours.
 */
export function defaultServices(words: Labels, labels: Labels, isOurs: boolean, language: string): SetterServices {
  const known = isOurs ? /^(?:kind|group|prop|choice)\./ : /^(?:kind|group)\./
  return {
    label: (key) => labels[key] ?? (known.test(key) ? words[key] : undefined),
    editingLanguage: language,
    themeColours: builtInTheme.colors,
    asset: (src) => src,
    pages: () => [],
    anchors: () => [],
    contents: async () => [],
    content: async () => undefined,
    foreignHost: () => undefined,
    nameOfLink,
  }
}
