import { childPath, isId, isList, isObject, itemPath, type Json, type JsonObject, own } from '@vitrine/schemas'
import { isSame } from '../values/clean.ts'

/** One place where two values differ. Where one of them has nothing, it is left out. */
export interface ValueChange {
  /** `order` when the items of a list stand in another order; the values are their ids then. */
  readonly kind: 'value' | 'order'
  readonly path: string
  readonly before?: Json | undefined
  readonly after?: Json | undefined
}

type Items = ReadonlyMap<string, Json>

/** The items of a list by their ids; `undefined` for anything else. */
function itemsOf(value: Json | undefined): Items | undefined {
  if (!isList(value)) return undefined
  const items = new Map<string, Json>()
  for (const item of value) {
    const id = own(item, 'id')
    if (!isId(id)) return undefined
    items.set(id, item)
  }
  return items
}

/** The members of both, in the order of each, where that differs; additions and removals are no reordering. */
export function orderChange(
  path: string,
  before: readonly string[],
  after: readonly string[],
  kept: (id: string) => boolean,
): readonly ValueChange[] {
  const [was, is] = [before.filter(kept), after.filter(kept)]
  return was.length === is.length && was.every((id, at) => id === is[at])
    ? []
    : [{ kind: 'order', path, before: was, after: is }]
}

/** Two objects of one kind are compared part by part; rich text, and links to other kinds of targets, as one. */
const areAlike = (before: JsonObject, after: JsonObject): boolean => before.type === after.type && before.type !== 'doc'

function* listChanges(path: string, before: Items, after: Items): Generator<ValueChange> {
  for (const id of new Set([...before.keys(), ...after.keys()]))
    yield* valueChanges(itemPath(path, id), before.get(id), after.get(id))
  yield* orderChange(path, [...before.keys()], [...after.keys()], (id) => before.has(id) && after.has(id))
}

/** Where two values differ, place by place; items of lists are compared by their ids. */
export function* valueChanges(path: string, before: Json | undefined, after: Json | undefined): Generator<ValueChange> {
  if (isSame(before, after)) return
  if (isObject(before) && isObject(after) && areAlike(before, after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* valueChanges(childPath(path, name), own(before, name), own(after, name))
    return
  }
  const [was, is] = [itemsOf(before), itemsOf(after)]
  if (was && is) yield* listChanges(path, was, is)
  else yield { kind: 'value', path, before, after }
}

/** Characters of a value, as JSON, up to which it is part of an answer. */
const LONGEST = 1000

/** The change with values of a bounded size: a text is cut, anything else that is too long left out. */
export function bounded<C extends { readonly before?: Json | undefined; readonly after?: Json | undefined }>(
  change: C,
): Omit<C, 'before' | 'after'> & { readonly before?: Json; readonly after?: Json; readonly isCut?: true } {
  const short = (value: Json | undefined) => {
    if (value === undefined || JSON.stringify(value).length <= LONGEST) return value
    return typeof value === 'string' ? `${value.slice(0, LONGEST)}…` : undefined
  }
  const { before, after, ...rest } = change
  const [was, is] = [short(before), short(after)]
  return {
    ...rest,
    ...(was !== undefined && { before: was }),
    ...(is !== undefined && { after: is }),
    ...((was !== before || is !== after) && { isCut: true as const }),
  }
}
