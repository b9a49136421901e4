import {
  byIndex,
  byItemId,
  type FindItem,
  formatPath,
  getIn,
  isId,
  isList,
  isObject,
  itemPath,
  type Json,
  type JsonObject,
  own,
  type Segment,
  type Settings,
  splitPath,
  updateIn,
} from '@vitrine/schemas'
import { idFrom } from '../values/id-from.ts'

/** An id has eight digits where it has nothing else. */
const isIndex = (item: string): boolean => /^\d{1,7}$/.test(item)
const hasIndex = (path: string): boolean => /\[\d{1,7}\]/.test(path)

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
function prepared(value: Json | undefined, segments: readonly Segment[], path: string): Json | undefined {
  const [segment, ...rest] = segments
  if (segment === undefined || value === undefined) return value
  const withNext = (around: Json, below: string) =>
    updateIn(around, [segment], (inside) => prepared(inside, rest, below), itemAt)
  if ('name' in segment)
    return getIn(value, [segment]) === undefined ? value : withNext(value, `${path}.${segment.name}`)
  if (!isList(value)) return value
  const needsIds = isIndex(segment.item) && value.some((item) => isObject(item) && !isId(item.id))
  return withNext(needsIds ? withIds(value, path) : value, itemPath(path, segment.item))
}

const itemAt: FindItem = (list, item) => (isIndex(item) ? byIndex(list, item) : byItemId(list, item))

/** The path with ids for indexes; the path itself where it leads to no item. */
function withIdsFor(path: string, props: Json): string {
  if (!hasIndex(path)) return path
  let value: Json | undefined = props
  const named: Segment[] = []
  for (const segment of splitPath(path)) {
    value = getIn(value, [segment], itemAt)
    if ('name' in segment) named.push(segment)
    else {
      const id = own(value, 'id')
      if (!isId(id)) return path
      named.push({ item: id })
    }
  }
  return formatPath(named)
}

function keysWithIds<V>(map: Readonly<Record<string, V>>, props: Json): Readonly<Record<string, V>> {
  if (!isObject(map) || !Object.keys(map).some(hasIndex)) return map
  const entries = Object.entries(map).map(([path, value]) => [withIdsFor(path, props), value, hasIndex(path)] as const)
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
  const { editPropsByLangEnvMap: maps, translationMeta: meta, alike, deletePropsPaths: deletions } = settings
  const keyed = [maps, meta].flatMap((all) => (isObject(all) ? Object.values(all) : []))
  const paths = [
    ...[...keyed, alike].flatMap((map) => (isObject(map) ? Object.keys(map) : [])),
    ...(Array.isArray(deletions) ? deletions.filter((path) => typeof path === 'string') : []),
  ].filter(hasIndex)
  if (paths.length === 0 || !isObject(settings.props)) return settings
  const props = paths.reduce<JsonObject>((all, path) => {
    const next = prepared(all, splitPath(path), '')
    return isObject(next) ? next : all
  }, settings.props)
  return {
    ...settings,
    props,
    ...(isObject(maps) && { editPropsByLangEnvMap: mapValues(maps, (map) => keysWithIds(map, props)) }),
    ...(isObject(meta) && { translationMeta: mapValues(meta, (map) => keysWithIds(map, props)) }),
    ...(isObject(alike) && { alike: keysWithIds(alike, props) }),
    ...(Array.isArray(deletions) && {
      deletePropsPaths: deletions.map((path) => (typeof path === 'string' ? withIdsFor(path, props) : path)),
    }),
  }
}
