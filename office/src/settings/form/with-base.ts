import { isObject, type Json, type Settings } from '@vitrine/schemas'

/** The ids of all items inside of a value. */
function idsIn(value: Json | undefined): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isObject(value)) return []
  const own = typeof value.id === 'string' ? [value.id] : []
  return [...own, ...Object.values(value).flatMap(idsIn)]
}

/** The entries of a map by path whose items are still there: `cookies[k3v9Qa2Z].purpose`. */
function withoutRemoved<Value>(map: Readonly<Record<string, Value>>, ids: ReadonlySet<string>) {
  const isThere = (path: string) => [...path.matchAll(/\[([^\]]+)\]/g)].every(([, id]) => ids.has(id ?? ''))
  return Object.fromEntries(Object.entries(map).filter(([path]) => isThere(path)))
}

/**
 * Settings with another base: their translations stay, but not those of items that are gone. Without a base they
 * are not set at all.
 */
export function withBase(settings: Settings | undefined, props: Settings['props'] | undefined): Settings | undefined {
  if (props === undefined) return undefined
  const { editPropsByLangEnvMap, translationMeta, alike, deletePropsPaths, ...rest } = settings ?? {}
  const ids = new Set(idsIn(props as Json))
  const each = <Value>(maps: Readonly<Record<string, Readonly<Record<string, Value>>>>) =>
    Object.fromEntries(Object.entries(maps).map(([language, map]) => [language, withoutRemoved(map, ids)]))
  return {
    ...rest,
    props,
    ...(editPropsByLangEnvMap && { editPropsByLangEnvMap: each(editPropsByLangEnvMap) }),
    ...(translationMeta && { translationMeta: each(translationMeta) }),
    ...(alike && { alike: withoutRemoved(alike, ids) }),
    ...(deletePropsPaths && {
      deletePropsPaths: Object.keys(
        withoutRemoved(Object.fromEntries(deletePropsPaths.map((path) => [path, true])), ids),
      ),
    }),
  }
}
