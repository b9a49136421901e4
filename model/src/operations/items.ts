import {
  byItemId,
  deref,
  getIn,
  hasItemIds,
  isList,
  isObject,
  isWithin,
  itemPath,
  type Json,
  own,
  parentPath,
  type Settings,
  schemaAt,
} from '@vitrine/schemas'
import type { Handler } from '../document/editing.ts'
import { cleanMaps, namesPrototype } from './ignored.ts'
import { before, indexAfter, inserted } from './list-places.ts'
import { compact, joined, takenFrom, withDeletions } from './maps.ts'
import { withSourcesNoted } from './notes.ts'
import { refuse } from './operation-error.ts'
import { type Owner, ownerOf } from './owner.ts'
import { refuseEntry, refuseProps } from './setting.ts'
import { missingAbove, segmentsOf, withoutEmpty, withValue } from './values.ts'

const idOf = (item: Json): string => String(own(item, 'id'))

/** The list at a path of the base; `undefined` when there is none yet. */
function listAt({ props, settings }: Owner, path: string): readonly Json[] | undefined {
  const node = schemaAt(props, path)
  if (!node?.items || !hasItemIds(deref(node))) return refuse('refusal.unknownPath', { path })
  const list = settings && getIn(settings.props, path)
  if (list === undefined) return undefined
  return isList(list) ? list : refuse('refusal.unknownPath', { path })
}

/** An item with whose it is: the settings, its list, and where it stands in it. */
function itemAt(owner: Owner, path: string) {
  const last = segmentsOf(path).at(-1)
  if (!last || !('item' in last)) return refuse('refusal.unknownPath', { path })
  const listPath = parentPath(path)
  const list = listAt(owner, listPath) ?? []
  const index = byItemId(list, last.item)
  const item = list[index]
  return owner.settings && isObject(item)
    ? { settings: owner.settings, list, listPath, index, item: { ...item, id: last.item } }
    : refuse('refusal.unknownItem', { path })
}

export const insertItem: Handler<'insert-item'> = (editing, operation) => {
  const { of, path, after, item } = operation
  const owner = ownerOf(editing, of)
  const settings: Settings = owner.settings ?? { props: {} }
  const found = listAt(owner, path)
  const list = found ?? []
  const at = itemPath(path, item.id)
  const said = takenFrom(settings, at)
  // Translations that wait for an item of this id would become those of another one.
  if (list.some((other) => idOf(other) === item.id) || said.entries || said.meta || said.alike || said.deletions)
    return refuse('refusal.taken', { id: item.id })
  const index = indexAfter(list, after, idOf)
  const props = withValue(settings.props, path, inserted(list, index, item))
  refuseProps(owner, props, at)

  const withItem = { ...owner, settings: { ...settings, props } }
  const entries = cleanMaps(operation.entries ?? {})
  const meta = cleanMaps(operation.meta ?? {})
  const deletions = (operation.deletions ?? []).filter((key) => !namesPrototype(key))
  const alike = Object.fromEntries(Object.entries(operation.alike ?? {}).filter(([key]) => !namesPrototype(key)))
  const paths = [entries, meta].flatMap((maps) => Object.values(maps).flatMap((map) => Object.keys(map)))
  for (const key of [...paths, ...Object.keys(alike), ...deletions])
    if (!isWithin(key, at) || !schemaAt(owner.props, key)) refuse('refusal.unknownPath', { path: key })
  for (const map of Object.values(entries))
    for (const [key, value] of Object.entries(map)) refuseEntry(withItem, key, value)
  const upTo = owner.settings === undefined ? '' : (missingAbove(settings.props, path) ?? (found ? undefined : path))
  const next = compact({
    ...settings,
    props,
    editPropsByLangEnvMap: joined(settings.editPropsByLangEnvMap, entries),
    translationMeta: joined(settings.translationMeta, meta),
    ...(operation.alike && { alike: { ...settings.alike, ...alike } }),
    ...(deletions.length > 0 && { deletePropsPaths: withDeletions(settings.deletePropsPaths, deletions) }),
  })
  return {
    draft: owner.write(withSourcesNoted(owner.props, settings, next, at)),
    inverse: { type: 'remove-item', of, path: at, ...(upTo !== undefined && { upTo }) },
  }
}

export const removeItem: Handler<'remove-item'> = (editing, { of, path, upTo }) => {
  const owner = ownerOf(editing, of)
  const { settings, list, listPath, index, item } = itemAt(owner, path)
  const { entries, meta, alike, deletions, rest } = takenFrom(settings, path)
  const props = withoutEmpty(withValue(rest.props, listPath, list.toSpliced(index, 1)), listPath, upTo)
  const next = withSourcesNoted(owner.props, settings, { ...rest, props }, path)
  const isNothing =
    upTo === '' && 'component' in of && Object.keys(next).length === 1 && Object.keys(props).length === 0
  return {
    draft: owner.write(isNothing ? undefined : next),
    inverse: {
      type: 'insert-item',
      of,
      path: listPath,
      after: before(list, index, idOf),
      item,
      ...(entries && { entries }),
      ...(meta && { meta }),
      ...(alike && { alike }),
      ...(deletions && { deletions }),
    },
  }
}

export const moveItem: Handler<'move-item'> = (editing, { of, path, after }) => {
  const owner = ownerOf(editing, of)
  const { settings, list, listPath, index, item } = itemAt(owner, path)
  const others = list.toSpliced(index, 1)
  const at = indexAfter(others, after, idOf)
  const props = withValue(settings.props, listPath, inserted(others, at, item))
  return {
    draft: owner.write(withSourcesNoted(owner.props, settings, { ...settings, props }, path)),
    inverse: { type: 'move-item', of, path, after: before(list, index, idOf) },
  }
}
