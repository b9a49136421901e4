import {
  childPath,
  isId,
  isList,
  isObject,
  itemPath,
  type Json,
  own,
  type SectionProps,
  type Settings,
  type SettingsOf,
} from '@vitrine/schemas'
import { ofMap, type WithoutId } from '../document/editing.ts'
import { isSame } from '../values/clean.ts'
import { type Shape, shapeOf } from '../values/shape.ts'
import { staying } from './staying.ts'

type Value = Json | undefined
type Item = { readonly id: string; readonly [name: string]: Json }
type Steps = Generator<WithoutId>

const namesOf = (...objects: readonly unknown[]): readonly string[] => [
  ...new Set(objects.flatMap((object) => (isObject(object) ? Object.keys(object) : []))),
]

/** Whether a value is a list of which each item can be named. */
const areItems = (list: Value): list is readonly Item[] =>
  isList(list) &&
  list.every((item) => isId(own(item, 'id'))) &&
  new Set(list.map((item) => own(item, 'id'))).size === list.length

function* itemsBetween(of: SettingsOf, item: Shape, was: readonly Item[], is: readonly Item[], path: string): Steps {
  const [wasIds, isIds] = [was.map(({ id }) => id), is.map(({ id }) => id)]
  for (const id of wasIds) if (!isIds.includes(id)) yield { type: 'remove-item', of, path: itemPath(path, id) }
  const stay = staying(wasIds, isIds)
  for (const [at, next] of is.entries()) {
    const previous = isIds[at - 1] ?? null
    const old = was.find(({ id }) => id === next.id)
    if (!old) {
      yield { type: 'insert-item', of, path, after: previous, item: next }
      continue
    }
    if (!stay.has(next.id)) yield { type: 'move-item', of, path: itemPath(path, next.id), after: previous }
    yield* valuesBetween(of, item, old, next, itemPath(path, next.id))
  }
}

function* valuesBetween(of: SettingsOf, shape: Shape | undefined, before: Value, after: Value, path: string): Steps {
  if (isSame(before, after)) return
  const isResponsive = shape?.node.responsive === true
  const isPlainObject = isResponsive || (shape?.kind === 'object' && shape.tag === undefined)
  if (isPlainObject && isObject(before) && isObject(after)) {
    for (const name of namesOf(before, after)) {
      const inner = isResponsive ? undefined : shape?.properties.get(name)
      yield* valuesBetween(of, inner, own(before, name), own(after, name), childPath(path, name))
    }
  } else if (!isResponsive && shape?.item && areItems(before) && areItems(after)) {
    yield* itemsBetween(of, shape.item, before, after, path)
  } else if (after === undefined) yield { type: 'clear-setting', of, path }
  else yield { type: 'set-setting', of, path, value: after }
}

/** The operations that make one base of another: items by their ids, objects by their fields. */
export const propsBetween = (
  of: SettingsOf,
  props: SectionProps,
  before: Settings | undefined,
  after: Settings,
): readonly WithoutId[] => [...valuesBetween(of, shapeOf(props), before?.props ?? {}, after.props, '')]

function* entriesBetween(of: SettingsOf, language: string, before: Settings, after: Settings): Steps {
  const maps = [before, after].map(({ editPropsByLangEnvMap: all }) => ofMap(all ?? {}, language) ?? {})
  const metas = [before, after].map(({ translationMeta: all }) => ofMap(all ?? {}, language) ?? {})
  for (const path of namesOf(...maps)) {
    const [old, value] = maps.map((map) => ofMap(map, path))
    const [oldMeta, meta] = metas.map((map) => ofMap(map, path))
    const isNoted = meta !== undefined && !isSame(oldMeta, meta)
    if (value === undefined) yield { type: 'clear-setting', of, path, language }
    // What the client does not know of a translation is worked out when this applies.
    else if (isNoted || !isSame(old, value))
      yield { type: 'set-setting', of, path, language, value, ...(isNoted && { meta }) }
  }
}

/** What a client does not know of stays as it is. */
const alikeBetween = (of: SettingsOf, before: Settings, after: Settings): readonly WithoutId[] =>
  after.alike === undefined
    ? []
    : namesOf(before.alike, after.alike).flatMap((path): readonly WithoutId[] => {
        const [old = [], alike = []] = [ofMap(before.alike ?? {}, path), ofMap(after.alike ?? {}, path)]
        return isSame(old, alike) ? [] : [{ type: 'mark-minor', of, path, since: [], alike }]
      })

/** The operations that bring the languages and the deletions from one state to another, on the same base. */
export function layersBetween(
  of: SettingsOf,
  before: Settings | undefined,
  after: Settings,
  baseLanguage: string,
): readonly WithoutId[] {
  const was = before ?? { props: {} }
  const languages = namesOf(was.editPropsByLangEnvMap, after.editPropsByLangEnvMap)
  const [old, deletions] = [was.deletePropsPaths ?? [], after.deletePropsPaths ?? []]
  return [
    ...languages
      .filter((language) => language !== baseLanguage)
      .flatMap((language) => [...entriesBetween(of, language, was, after)]),
    ...alikeBetween(of, was, after),
    ...old
      .filter((path) => !deletions.includes(path))
      .map((path): WithoutId => ({ type: 'restore-setting', of, path })),
    ...deletions.filter((path) => !old.includes(path)).map((path): WithoutId => ({ type: 'delete-setting', of, path })),
  ]
}
