import { childPath, isList, isObject, isWithin, itemPath, type Json, type JsonObject } from '@vitrine/schemas'
import { isByDevice } from '../upgrade/upgrade-steps.ts'
import { canonicalJson } from '../values/canonical-json.ts'
import type { ValueChange, ValueDevice } from './change.ts'
import { type Leaves, withoutId } from './tagged.ts'

const same = (a: Json | undefined, b: Json | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && canonicalJson(a) === canonicalJson(b))

const idsOf = (list: readonly Json[]): string => JSON.stringify(list.map((item) => (isObject(item) ? item.id : null)))

/** A place in which a value stands afterwards. */
interface ValuePlace {
  readonly path: string
  readonly after: Json
  readonly device: ValueDevice | undefined
}

/**
 * Holds values against what an upgrade made of them. The values before are given by the path that each was stored at, and
 * as a tree in which each of these paths stands where its value was moved to.
 */
export class Comparison {
  readonly #leaves: Leaves
  readonly #valueAt: (path: string) => Json | undefined
  readonly #values = new Map<string, readonly ValuePlace[]>()
  readonly #kept = new Set<string>()
  readonly #found: ValueChange[] = []

  /** @param valueAt the value that was stored at a path, with all that was in it */
  constructor(leaves: Leaves, valueAt: (path: string) => Json | undefined) {
    this.#leaves = leaves
    this.#valueAt = valueAt
  }

  /** All changes: of what was stored in its order, then of what is new. */
  changes(): readonly ValueChange[] {
    const stored = [...this.#leaves].flatMap(([path, { value, device }]): readonly ValueChange[] => {
      const places = this.#values.get(path)
      if (places) return this.#valueChanges(path, places)
      return this.#kept.has(path) ? [] : [{ kind: 'removed', path, ...(device && { device }), before: value }]
    })
    return [...stored, ...this.#found]
  }

  compare(tags: Json | undefined, after: Json | undefined, path: string, device?: ValueDevice): void {
    if (after === undefined) return
    if (typeof tags === 'string') this.#values.set(tags, [...(this.#values.get(tags) ?? []), { path, after, device }])
    else if (tags === undefined) this.#found.push({ kind: 'added', path, ...(device && { device }), after })
    else if (this.#isMovedWhole(tags, after, path)) return
    else if (isObject(tags) && isObject(after)) this.compareIn(tags, after, path, device)
    else if (isList(tags) && isList(after) && idsOf(tags) === idsOf(after))
      this.#compareItems(tags, after, path, device)
    else this.#compareWhole(tags, after, path, device)
  }

  compareIn(tags: JsonObject, after: JsonObject, path: string, device?: ValueDevice): void {
    const isDivided = isByDevice(after)
    for (const name of new Set([...Object.keys(tags), ...Object.keys(after)])) {
      const at = isDivided ? (name as ValueDevice) : device
      this.compare(tags[name], after[name], childPath(path, name), at)
    }
  }

  #compareItems(tags: readonly Json[], after: readonly Json[], path: string, device?: ValueDevice): void {
    for (const [at, item] of after.entries()) {
      const before = tags[at]
      if (isObject(item) && isObject(before))
        this.compareIn(withoutId(before), withoutId(item), itemPath(path, String(item.id)), device)
    }
  }

  /** What became of a value of its own. A step may put one value in two places: then it is new in one of them. */
  #valueChanges(from: string, places: readonly ValuePlace[]): readonly ValueChange[] {
    const leaf = this.#leaves.get(from)
    const [first] = places
    const own = places.find(({ path }) => path === from) ?? first
    if (!leaf || !own) return []
    const added = places
      .filter((place) => place !== own)
      .map(({ path, after, device }): ValueChange => ({ kind: 'added', path, ...(device && { device }), after }))
    const isSame = same(leaf.value, own.after)
    if (isSame && from === own.path) return added
    const change: ValueChange = {
      kind: isSame ? 'renamed' : 'changed',
      path: from,
      ...(from !== own.path && { to: own.path }),
      ...(leaf.device && { device: leaf.device }),
      before: leaf.value,
      after: own.after,
    }
    return [change, ...added]
  }

  /** An object or a list that stands elsewhere now is one change: of an object when it is as it was, of a list in any case. */
  #isMovedWhole(tags: Json, after: Json, path: string): boolean {
    const from = originOf(tags)
    const before = from === undefined || from === '' || from === path ? undefined : this.#valueAt(from)
    if (from === undefined || before === undefined) return false
    const inside = [...tagsIn(tags)]
    const isSame = same(before, after)
    if (!(isSame || isList(tags)) || !inside.every((tag) => isWithin(tag, from))) return false
    for (const tag of inside) this.#kept.add(tag)
    this.#found.push({ kind: isSame ? 'renamed' : 'changed', path: from, to: path, before, after })
    return true
  }

  /** What became something of another kind, or a list of other items: one change of the whole. */
  #compareWhole(tags: Json, after: Json, path: string, device?: ValueDevice): void {
    const inside = [...tagsIn(tags)]
    const before = this.#valueAt(path)
    const ofDevice = device && { device }
    if (before === undefined || !inside.every((tag) => isWithin(tag, path)))
      // What was brought here from elsewhere is gone, value by value.
      this.#found.push({ kind: 'added', path, ...ofDevice, after })
    else {
      for (const tag of inside) this.#kept.add(tag)
      this.#found.push({ kind: 'changed', path, ...ofDevice, before, after })
    }
  }
}

/** The way from a tree to the first path that stands in it, and that path. */
function firstTag(value: Json): readonly [way: string, tag: string] | undefined {
  if (typeof value === 'string') return ['', value]
  if (isList(value))
    for (const item of value) {
      const found = isObject(item) ? firstTag(withoutId(item)) : undefined
      if (found && isObject(item)) return [`[${String(item.id)}]${found[0]}`, found[1]]
    }
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value)) {
      const found = firstTag(inner)
      if (found) return [`.${name}${found[0]}`, found[1]]
    }
  return undefined
}

/** Where a tree was stored: an object if what is in it stands as it stood, a list in any case, since no step moves what is in one out of it. */
function originOf(tags: Json): string | undefined {
  const [way, tag] = firstTag(tags) ?? ['', '']
  if (way === '') return undefined
  if (!isList(tags)) return tag.endsWith(way) ? tag.slice(0, -way.length) : undefined
  // The way goes through as many items as the path does from this list on.
  const items = [...tag.matchAll(/\[/g)].map(({ index }) => index)
  const at = items[items.length - way.split('[').length + 1]
  return at === undefined ? undefined : tag.slice(0, at)
}

/** The paths that stand in a tree. */
function* tagsIn(value: Json): Generator<string> {
  if (typeof value === 'string') yield value
  else if (isList(value)) for (const item of value) yield* tagsIn(isObject(item) ? withoutId(item) : item)
  else if (isObject(value)) for (const inner of Object.values(value)) yield* tagsIn(inner)
}
