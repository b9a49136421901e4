import { isId, isObject, type Json, type Settings } from '@vitrine/schemas'
import { idFrom } from './id-from.ts'
import { tokensOf } from './path-pattern.ts'
import { own } from './shape.ts'

const indexInPath = /\[\d{1,7}\]/
const byIndex = (path: string): boolean => indexInPath.test(path)

/** The list with an id on every item that is an object, those that have one unchanged. */
function withIds(list: readonly Json[], path: string): readonly Json[] {
  const taken = new Set(list.map((item) => own(item, 'id')))
  return list.map((item, index) => {
    if (!isObject(item) || isId(own(item, 'id'))) return item
    let id = idFrom(`${path}[${index}]`)
    for (let more = 1; taken.has(id); more += 1) id = idFrom(`${path}[${index}]${more}`)
    taken.add(id)
    return { ...item, id }
  })
}

/** Gives ids to the items of the lists on the way that a path names by index. */
function prepared(value: Json | undefined, tokens: readonly string[], path: string): Json | undefined {
  const [token, ...rest] = tokens
  if (token === undefined || value === undefined) return value
  if (!token.startsWith('[')) {
    const inside = own(value, token) as Json | undefined
    const next = prepared(inside, rest, `${path}.${token}`)
    return next === inside ? value : { ...(value as Record<string, Json>), [token]: next as Json }
  }
  if (!Array.isArray(value)) return value
  const list =
    byIndex(token) && value.some((item) => isObject(item) && !isId(item.id))
      ? withIds(value, path)
      : (value as readonly Json[])
  const at = itemIndex(list, token)
  const item = list[at]
  const next = prepared(item, rest, `${path}${token}`)
  return next === item ? list : list.with(at, next as Json)
}

const itemIndex = (list: readonly Json[], token: string): number =>
  byIndex(token) ? Number(token.slice(1, -1)) : list.findIndex((item) => `[${String(own(item, 'id'))}]` === token)

/** The path with ids for indexes; the path itself where it leads to no item. */
function withIdsFor(path: string, props: Json): string {
  if (!byIndex(path)) return path
  let value: Json | undefined = props
  let result = ''
  for (const token of tokensOf(path)) {
    if (token.startsWith('[')) {
      const item: Json | undefined = Array.isArray(value) ? value[itemIndex(value, token)] : undefined
      const id = own(item, 'id')
      if (!isId(id)) return path
      result += `[${id}]`
      value = item
    } else {
      result += result === '' ? token : `.${token}`
      value = own(value, token) as Json | undefined
    }
  }
  return result
}

function keysWithIds<V>(map: Readonly<Record<string, V>>, props: Json): Readonly<Record<string, V>> {
  if (!isObject(map) || !Object.keys(map).some(byIndex)) return map
  const entries = Object.entries(map).map(([path, value]) => [withIdsFor(path, props), value, byIndex(path)] as const)
  // Where both spellings of one path stand, the one by id is the newer.
  const sorted = entries.toSorted((a, b) => Number(b[2]) - Number(a[2]))
  return Object.fromEntries(sorted.map(([path, value]) => [path, value]))
}

const mapValues = <V>(maps: Readonly<Record<string, V>>, change: (value: V) => V): Readonly<Record<string, V>> =>
  Object.fromEntries(Object.entries(maps).map(([key, value]) => [key, change(value)]))

/**
 * Settings of an old document, whose paths named items by index (`items[0].title`), with paths by
 * id (L4, T38). Items that had no id get one, always the same for the same document. A path that
 * leads to no item stays as it is. Settings without such paths come back as they are.
 */
export function withItemIds(settings: Settings): Settings {
  const { editPropsByLangEnvMap: maps, translationMeta: meta, deletePropsPaths: deletions } = settings
  const keyed = [maps, meta].flatMap((all) => (isObject(all) ? Object.values(all) : []))
  const paths = [
    ...keyed.flatMap((map) => (isObject(map) ? Object.keys(map) : [])),
    ...(Array.isArray(deletions) ? deletions.filter((path) => typeof path === 'string') : []),
  ].filter(byIndex)
  if (paths.length === 0 || !isObject(settings.props)) return settings
  const props = paths.reduce(
    (all: Json, path) => prepared(all, tokensOf(path), '') as Json,
    settings.props,
  ) as Settings['props']
  return {
    ...settings,
    props,
    ...(isObject(maps) && { editPropsByLangEnvMap: mapValues(maps, (map) => keysWithIds(map, props)) }),
    ...(isObject(meta) && { translationMeta: mapValues(meta, (map) => keysWithIds(map, props)) }),
    ...(Array.isArray(deletions) && {
      deletePropsPaths: deletions.map((path) => (typeof path === 'string' ? withIdsFor(path, props) : path)),
    }),
  }
}
