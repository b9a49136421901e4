import { type ContentKind, type ContentRecord, isObject } from '@vitrine/schemas'
import { folded } from '../../platform/language/folded.ts'

/** The prop that a kind of content is called by. */
export const nameProp = (kind: ContentKind): 'name' | 'title' =>
  kind === 'product' || kind === 'collection' ? 'name' : 'title'

// What no visitor types: addresses of assets, ids, and the names of nodes and marks of rich text.
const notWords = new Set([
  'id',
  'src',
  'poster',
  'captions',
  'href',
  'type',
  'pageType',
  'currency',
  'unit',
  'policyType',
])

/** Collects the texts of any value, however deep. */
function collect(value: unknown, key: string, found: string[]): void {
  if (typeof value === 'string') {
    if (!notWords.has(key)) found.push(value)
  } else if (Array.isArray(value)) for (const item of value) collect(item, key, found)
  else if (isObject(value)) for (const [name, child] of Object.entries(value)) collect(child, name, found)
}

/** The last name in a path: `images[k3v9Qa2Z].image.alt` → `alt`. */
const lastName = (path: string): string => path.split('.').at(-1)?.replace(/\[.*$/, '') ?? path

/** All texts that visitors read in a value, without addresses and ids. `path` is where it stands. */
export function textsIn(value: unknown, path: string): readonly string[] {
  const found: string[] = []
  collect(value, lastName(path), found)
  return found
}

/** The name of a record by language; that of the base stands under `''`. */
export function namesOf({
  kind,
  settings,
}: Pick<ContentRecord, 'kind' | 'settings'>): Readonly<Record<string, string>> {
  return stringsAt(nameProp(kind), settings)
}

/** The category of a case or article by language; that of the base stands under `''`. */
export const categoryNamesOf = ({ settings }: Pick<ContentRecord, 'settings'>): Readonly<Record<string, string>> =>
  stringsAt('category', settings)

function stringsAt(prop: string, settings: ContentRecord['settings']): Readonly<Record<string, string>> {
  const maps = Object.entries(settings.editPropsByLangEnvMap ?? {})
  const all = [['', settings.props[prop]] as const, ...maps.map(([language, map]) => [language, map[prop]] as const)]
  return Object.fromEntries(all.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** The name in the nearest language that has one. */
export const nameIn = (names: Readonly<Record<string, string>>, chain: readonly string[]): string =>
  chain.map((language) => names[language]).find((name) => name !== undefined) ?? names[''] ?? ''

/**
 * What a record is filtered by: the collections of a product, the category of a case or article in
 * every language, the type of a policy; folded.
 */
export function categoriesOf({ kind, settings }: Pick<ContentRecord, 'kind' | 'settings'>): readonly string[] {
  const { collections, policyType } = settings.props
  const found =
    kind === 'product' && Array.isArray(collections)
      ? collections
      : kind === 'policy'
        ? [policyType]
        : Object.values(stringsAt('category', settings))
  return [...new Set(found.filter((one): one is string => typeof one === 'string').map(folded))]
}
