import { ID_PATTERN, isId, isObject, itemPath, type Json, newId, type SchemaNode } from '@vitrine/schemas'
import { useRef, useState } from 'react'
import { useFormSurroundings } from '../form/form-context.ts'
import type { FormSchema } from '../form/reading/form-schema.ts'

/** What can be done with the items of a list, whether they have ids or not. */
export interface Items {
  /** One key for each item, which stays with it wherever it goes. */
  readonly keys: readonly string[]
  /** Properties of an item that are no fields: its id. */
  readonly hidden: readonly string[]
  readonly pathOf: (at: number) => string
  /** What a new item starts with: an id, where items have one. */
  readonly start: (item: Json) => Json
  /** Adds an item at the end; answers its key. */
  readonly add: (item: Json) => string
  /** Answers the key of the copy. */
  readonly duplicate: (at: number) => string
  readonly remove: (at: number) => void
  /** `to` is the place that the item has afterwards. */
  readonly move: (at: number, to: number) => void
}

const id = ['id']
const nothing: readonly string[] = []
type ItemWithId = { readonly id: string } & Readonly<Record<string, Json>>

/** Whether the items are known by their ids: the schema says so, and all of them have one. */
export function goById(list: SchemaNode, items: readonly Json[], form: FormSchema): boolean {
  const id = list.items && form.read(list.items).node.properties?.id
  if (!id || form.read(id).node.pattern !== ID_PATTERN) return false
  const ids = items.map((item) => (isObject(item) ? item.id : undefined))
  return ids.every(isId) && new Set(ids).size === ids.length
}

/** A list whose items have ids: each change is one of the source's own, so translations stay with their items. */
export function useItemsById(path: string, items: readonly ItemWithId[]): Items {
  const { source } = useFormSurroundings()
  const keys = items.map(({ id }) => id)
  return {
    keys,
    hidden: id,
    pathOf: (at) => itemPath(path, keys[at] as string),
    start: (item) => ({ ...(item as object), id: newId() }),
    add(item) {
      source.insertItem(path, item as ItemWithId, keys.at(-1) ?? null)
      return (item as ItemWithId).id
    },
    duplicate(at) {
      source.duplicateItem(path, keys[at] as string)
      const { value } = source.get(path)
      const copy = Array.isArray(value) ? value[at + 1] : undefined
      return isObject(copy) ? String(copy.id) : ''
    },
    remove: (at) => source.removeItem(path, keys[at] as string),
    move(at, to) {
      const rest = keys.toSpliced(at, 1)
      source.moveItem(path, keys[at] as string, rest[to - 1] ?? null)
    },
  }
}

/** A list whose items have no ids: each change sets the whole list. */
export function useItemsByPlace(path: string, items: readonly Json[], onChange: (items: Json) => void): Items {
  const count = useRef(0)
  const next = () => `item-${count.current++}`
  const [known, setKnown] = useState<readonly string[]>(() => items.map(next))
  const keys = items.map((_, at) => known[at] ?? `place-${at}`)
  const change = (changed: readonly Json[], changedKeys: readonly string[]) => {
    setKnown(changedKeys)
    onChange(changed)
  }
  return {
    keys,
    hidden: nothing,
    pathOf: (at) => `${path}[${at}]`,
    start: (item) => item,
    add(item) {
      const key = next()
      change([...items, item], [...keys, key])
      return key
    },
    duplicate(at) {
      const key = next()
      change(items.toSpliced(at + 1, 0, items[at] as Json), keys.toSpliced(at + 1, 0, key))
      return key
    },
    remove: (at) => change(items.toSpliced(at, 1), keys.toSpliced(at, 1)),
    move(at, to) {
      const moved = <T>(all: readonly T[]) => all.toSpliced(at, 1).toSpliced(to, 0, all[at] as T)
      change(moved(items), moved(keys))
    },
  }
}
