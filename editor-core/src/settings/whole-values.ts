import { hasItemIds, isId, isObject, isWhole, type Json, mapAlong, type SchemaNode } from '@vitrine/schemas'

type Item = { readonly id: string; readonly [name: string]: Json }

/** How one list becomes another, in order; `value` is what an item that stays shall be. */
export type ItemStep =
  | { readonly step: 'remove'; readonly id: string }
  | { readonly step: 'insert'; readonly item: Item; readonly after: string | null }
  | { readonly step: 'move'; readonly id: string; readonly after: string | null }
  | { readonly step: 'keep'; readonly id: string; readonly before: Item; readonly value: Item }

/** Items that paths can name: each has an id, and no two the same. */
function asItems(value: Json | undefined): readonly Item[] | undefined {
  if (!Array.isArray(value) || !value.every((item) => isObject(item) && isId(item.id))) return undefined
  const items = value as unknown as readonly Item[]
  return new Set(items.map(({ id }) => id)).size === items.length ? items : undefined
}

/** The steps from one list to another by the ids of their items; `undefined` where these have none. */
export function itemSteps(schema: SchemaNode, from: Json | undefined, to: Json): readonly ItemStep[] | undefined {
  const [before, after] = [asItems(from), asItems(to)]
  if (!before || !after || !hasItemIds(schema)) return undefined
  const steps: ItemStep[] = before
    .filter(({ id }) => !after.some((item) => item.id === id))
    .map(({ id }) => ({ step: 'remove', id }))
  const now = before.map(({ id }) => id).filter((id) => after.some((item) => item.id === id))
  for (const [at, item] of after.entries()) {
    const { id } = item
    const previous = after[at - 1]?.id ?? null
    const old = before.find((other) => other.id === id)
    if (!old) {
      steps.push({ step: 'insert', item, after: previous })
      now.splice(at, 0, id)
      continue
    }
    if (now[at] !== id) {
      steps.push({ step: 'move', id, after: previous })
      now.splice(now.indexOf(id), 1)
      now.splice(at, 0, id)
    }
    steps.push({ step: 'keep', id, before: old, value: item })
  }
  return steps
}

/** A value as it is seen, as a draft holds it: what is responsive in it is what a PC shows. */
export const storedValue = (schema: SchemaNode, value: Json): Json =>
  mapAlong(schema.responsive ? { ...schema, responsive: false } : schema, value, (part, node, inside) => {
    if (!node || isWhole(node)) return part
    return node.responsive === true ? { pc: inside() } : inside()
  })
