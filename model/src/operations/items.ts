import { deref, hasItemIds, isWithin, itemPath, type Json, type Settings, schemaAt } from '@vitrine/schemas'
import { before, type Handler, indexAfter, inserted } from '../editing.ts'
import { own } from '../shape.ts'
import { cleanMaps, namesPrototype } from './ignored.ts'
import { compact, joined, takenFrom, withDeletions } from './maps.ts'
import { withSourcesNoted } from './notes.ts'
import { type Owner, ownerOf } from './owner.ts'
import { refuse } from './refusal.ts'
import { refuseEntry, refuseProps } from './setting.ts'
import { missingAbove, parentPath, segmentsOf, valueAt, withoutEmpty, withValue } from './values.ts'

type Item = { readonly id: string; readonly [name: string]: Json }

const idOf = (item: Item): string => String(own(item, 'id'))

/** The list at a path of the base; `undefined` when there is none yet. */
function listAt({ props, settings }: Owner, path: string): readonly Item[] | undefined {
  const node = schemaAt(props, path)
  if (!node?.items || !hasItemIds(deref(node))) return refuse('refusal.unknownPath', { path })
  const list = valueAt(settings?.props ?? {}, path)
  if (list === undefined) return undefined
  return Array.isArray(list) ? (list as readonly Item[]) : refuse('refusal.unknownPath', { path })
}

/** The list of an item, and where the item stands in it. */
function itemAt(owner: Owner, path: string) {
  const last = segmentsOf(path).at(-1)
  if (!last || !('item' in last)) return refuse('refusal.unknownPath', { path })
  const listPath = parentPath(path)
  const list = listAt(owner, listPath) ?? []
  const index = list.findIndex((item) => idOf(item) === last.item)
  return index < 0 ? refuse('refusal.unknownItem', { path }) : { list, listPath, index }
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
  if (list.some((other) => idOf(other) === item.id) || said.entries || said.meta || said.deletions)
    return refuse('refusal.taken', { id: item.id })
  const index = indexAfter(list, after, idOf)
  if (index < 0) return refuse('refusal.unknownPlace', { after: after as string })
  const props = withValue(settings.props, path, inserted(list, index, item))
  refuseProps(owner, props, at)

  const withItem = { ...owner, settings: { ...settings, props } }
  const entries = cleanMaps(operation.entries ?? {})
  const meta = cleanMaps(operation.meta ?? {})
  const deletions = (operation.deletions ?? []).filter((key) => !namesPrototype(key))
  const paths = [entries, meta].flatMap((maps) => Object.values(maps).flatMap((map) => Object.keys(map)))
  for (const key of [...paths, ...deletions])
    if (!isWithin(key, at) || !schemaAt(owner.props, key)) refuse('refusal.unknownPath', { path: key })
  for (const map of Object.values(entries))
    for (const [key, value] of Object.entries(map)) refuseEntry(withItem, key, value)
  const upTo = owner.settings === undefined ? '' : (missingAbove(settings.props, path) ?? (found ? undefined : path))
  const next = compact({
    ...settings,
    props,
    editPropsByLangEnvMap: joined(settings.editPropsByLangEnvMap, entries),
    translationMeta: joined(settings.translationMeta, meta),
    ...(deletions.length > 0 && { deletePropsPaths: withDeletions(settings.deletePropsPaths, deletions) }),
  })
  return {
    draft: owner.write(withSourcesNoted(owner.props, settings, next, at)),
    inverse: { type: 'remove-item', of, path: at, ...(upTo !== undefined && { upTo }) },
  }
}

export const removeItem: Handler<'remove-item'> = (editing, { of, path, upTo }) => {
  const owner = ownerOf(editing, of)
  const { list, listPath, index } = itemAt(owner, path)
  const { entries, meta, deletions, rest } = takenFrom(owner.settings as Settings, path)
  const props = withoutEmpty(withValue(rest.props, listPath, list.toSpliced(index, 1)), listPath, upTo)
  const next = withSourcesNoted(owner.props, owner.settings as Settings, { ...rest, props }, path)
  const isNothing =
    upTo === '' && 'component' in of && Object.keys(next).length === 1 && Object.keys(props).length === 0
  return {
    draft: owner.write(isNothing ? undefined : next),
    inverse: {
      type: 'insert-item',
      of,
      path: listPath,
      after: before(list, index, idOf),
      item: list[index] as Item,
      ...(entries && { entries }),
      ...(meta && { meta }),
      ...(deletions && { deletions }),
    },
  }
}

export const moveItem: Handler<'move-item'> = (editing, { of, path, after }) => {
  const owner = ownerOf(editing, of)
  const { list, listPath, index } = itemAt(owner, path)
  const item = list[index] as Item
  const others = list.toSpliced(index, 1)
  const at = indexAfter(others, after, idOf)
  if (at < 0) return refuse('refusal.unknownPlace', { after: after as string })
  const settings = owner.settings as Settings
  const props = withValue(settings.props, listPath, inserted(others, at, item))
  return {
    draft: owner.write(withSourcesNoted(owner.props, settings, { ...settings, props }, path)),
    inverse: { type: 'move-item', of, path, after: before(list, index, idOf) },
  }
}
