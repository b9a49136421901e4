import { ID_PATTERN, isId, isObject, itemPath, type Json, newId, type SchemaNode } from '@vitrine/schemas'
import type { ListProps } from 'rc-field-form/es/List'
import { useFormSurroundings } from '../form/form-context.ts'
import type { FormSchema } from '../reading/form-schema.ts'

type FormListChildren = NonNullable<ListProps['children']>
/** What rc-field-form knows of the items of a list: their keys, which go with them, and how to change them. */
export interface FormList {
  readonly fields: Parameters<FormListChildren>[0]
  readonly operations: Parameters<FormListChildren>[1]
}

export type ItemKey = string | number

/** What can be done with the items of a list, whether they have ids or not. */
export interface ListItems {
  /** The key of an item, which stays with it when it moves. */
  readonly keyOf: (at: number) => ItemKey
  /** Properties of an item that are no fields: its id. */
  readonly hidden: readonly string[]
  readonly pathOf: (at: number) => string
  /** What a new item starts with: an id, where items have one. */
  readonly start: (item: Json) => Json
  /** Adds an item at the end. */
  readonly add: (item: Json) => void
  /** The copy stands behind it. */
  readonly duplicate: (at: number) => void
  readonly remove: (at: number) => void
  /** `to` is the place that the item has afterwards. */
  readonly move: (at: number, to: number) => void
}

const id = ['id']
const nothing: readonly string[] = []
export type ItemWithId = { readonly id: string } & Readonly<Record<string, Json>>
const hasId = (item: Json): item is ItemWithId => isObject(item) && typeof item.id === 'string'

/** Whether the items are known by their ids: the schema says so, and all of them have one. */
export function goById(list: SchemaNode, items: readonly Json[], form: FormSchema): items is readonly ItemWithId[] {
  const id = list.items && form.read(list.items).node.properties?.id
  if (!id || form.read(id).node.pattern !== ID_PATTERN) return false
  const ids = items.map((item) => (isObject(item) ? item.id : undefined))
  return ids.every(isId) && new Set(ids).size === ids.length
}

/** A list whose items have ids: each change is one of the source's own, so translations stay with their items. */
export function useItemsById(path: string, items: readonly ItemWithId[], { operations }: FormList): ListItems {
  const { source, values } = useFormSurroundings()
  const ids = items.map(({ id }) => id)
  const idOf = (at: number): string => {
    const id = ids[at]
    if (id === undefined) throw new RangeError(`The list ${path} has no item ${at}.`)
    return id
  }
  const stored = (at: number) => {
    const list = source.valueAt(path)
    return Array.isArray(list) ? list[at] : undefined
  }
  return {
    keyOf: idOf,
    hidden: id,
    pathOf: (at) => itemPath(path, idOf(at)),
    start: (item) => ({ ...(isObject(item) && item), id: newId() }),
    add(item) {
      if (!hasId(item)) return
      values.change(
        () => source.insertItem(path, item, ids.at(-1) ?? null),
        () => operations.add(stored(ids.length)),
      )
    },
    duplicate(at) {
      values.change(
        () => source.duplicateItem(path, idOf(at)),
        () => operations.add(stored(at + 1), at + 1),
      )
    },
    remove(at) {
      values.change(
        () => source.removeItem(path, idOf(at)),
        () => operations.remove(at),
      )
    },
    move(at, to) {
      const rest = ids.toSpliced(at, 1)
      values.change(
        () => source.moveItem(path, idOf(at), rest[to - 1] ?? null),
        () => operations.move(at, to),
      )
    },
  }
}

/** A list whose items have no ids: each change sets the whole list. */
export function useItemsByPlace(
  path: string,
  items: readonly Json[],
  onChange: (items: readonly Json[]) => void,
  { fields, operations }: FormList,
): ListItems {
  const { values } = useFormSurroundings()
  return {
    keyOf: (at) => fields[at]?.key ?? -1 - at,
    hidden: nothing,
    pathOf: (at) => `${path}[${at}]`,
    start: (item) => item,
    add(item) {
      values.change(
        () => onChange([...items, item]),
        () => operations.add(item),
      )
    },
    duplicate(at) {
      const copy = items[at]
      if (copy === undefined) return
      values.change(
        () => onChange(items.toSpliced(at + 1, 0, copy)),
        () => operations.add(copy, at + 1),
      )
    },
    remove(at) {
      values.change(
        () => onChange(items.toSpliced(at, 1)),
        () => operations.remove(at),
      )
    },
    move(at, to) {
      const moved = items[at]
      if (moved === undefined) return
      values.change(
        () => onChange(items.toSpliced(at, 1).toSpliced(to, 0, moved)),
        () => operations.move(at, to),
      )
    },
  }
}
