import { isForbiddenName, isObject, type Settings } from '@vitrine/schemas'

const names = /[^./[\]"'`\s]+/g
/** Whether a path names a prototype, in any form: dots, brackets, quotes. */
export const namesPrototype = (path: string): boolean => (path.match(names) ?? []).some(isForbiddenName)

const isPoisoned = (value: unknown): boolean =>
  typeof value === 'string' ? namesPrototype(value) : Array.isArray(value) && value.some(isPoisoned)

/** The fields that say where an operation happens. */
const whereFields = [
  ...(['path', 'upTo', 'slot', 'page', 'pageRecord', 'menu', 'theme', 'component', 'root'] as const),
  'content',
] as const

/**
 * Whether an operation is ignored because it would write to a prototype (R211): its path, as text or
 * as a list of names, or anything else that says where it happens. Takes anything, so that the service
 * can sort such operations out before their schema refuses the whole batch.
 */
export function isIgnored(operation: unknown): boolean {
  if (!isObject(operation)) return false
  const { of, to, parent, page, menu, changes } = operation
  const added = [page, menu].map((record) => (isObject(record) ? record.id : undefined))
  const places = [operation, of, to, parent, isObject(to) ? to.parent : undefined, changes].filter(isObject)
  return added.some(isPoisoned) || places.some((place) => whereFields.some((field) => isPoisoned(place[field])))
}

const withoutPoison = <V>(map: Readonly<Record<string, V>>): Readonly<Record<string, V>> =>
  Object.keys(map).some(namesPrototype)
    ? Object.fromEntries(Object.entries(map).filter(([path]) => !namesPrototype(path)))
    : map

/** Values by language and path without the paths that name a prototype. */
export const cleanMaps = <V>(
  maps: Readonly<Record<string, Readonly<Record<string, V>>>>,
): Readonly<Record<string, Readonly<Record<string, V>>>> =>
  Object.fromEntries(Object.entries(maps).map(([language, map]) => [language, withoutPoison(map)]))

/** Settings without paths that name a prototype; their keys are cleaned with the whole operation. */
export function cleanSettings(settings: Settings): Settings {
  const { editPropsByLangEnvMap: maps, translationMeta: meta, alike, deletePropsPaths: deletions } = settings
  return {
    ...settings,
    ...(maps && { editPropsByLangEnvMap: cleanMaps(maps) }),
    ...(meta && { translationMeta: cleanMaps(meta) }),
    ...(alike && { alike: withoutPoison(alike) }),
    ...(deletions && { deletePropsPaths: deletions.filter((path) => !namesPrototype(path)) }),
  }
}
