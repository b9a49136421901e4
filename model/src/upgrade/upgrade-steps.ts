import {
  formatPath,
  getIn,
  isList,
  isObject,
  type Json,
  type JsonObject,
  removeIn,
  type Segment,
  setIn,
  splitPath,
  type UpgradeStep,
} from '@vitrine/schemas'
import { isUnder, moved, restBelow, type Segments } from './path-pattern.ts'

/** A step as it is done to values, once it is decided whether they are stored or resolved ones. */
export type Rewrite = Extract<UpgradeStep, { readonly step: 'rename' | 'remove' | 'change' | 'add' }>

/** Whether a value is kept for each device: `{ pc }` or `{ pc, mobile }`. */
export const isByDevice = (value: Json | undefined): value is JsonObject & { readonly pc: Json } =>
  isObject(value) &&
  Object.hasOwn(value, 'pc') &&
  Object.keys(value).every((name) => name === 'pc' || name === 'mobile')

/** Applies a change to a value, one device at a time where it is kept for each. */
const byDevice =
  (change: (value: Json) => Json) =>
  (value: Json): Json =>
    isByDevice(value)
      ? Object.fromEntries(Object.entries(value).map(([device, one]) => [device, change(one)]))
      : change(value)

/** What a step does to the settings of a draft; nothing when it is about slots. */
export function storedRewrite(step: UpgradeStep): Rewrite | undefined {
  switch (step.step) {
    case 'change':
      return { ...step, change: byDevice(step.change) }
    case 'add':
      return step.responsive ? { ...step, value: { pc: step.value } } : step
    case 'add-devices':
      return { step: 'change', path: step.path, change: (value) => (isByDevice(value) ? value : { pc: value }) }
    case 'remove-devices':
      return { step: 'change', path: step.path, change: (value) => (isByDevice(value) ? value.pc : value) }
    case 'rename-slot':
      return undefined
    default:
      return step
  }
}

/** What a step does to resolved values, those for pc and those for phones, which stand apart there. */
export function resolvedRewrite(step: UpgradeStep): Rewrite | undefined {
  switch (step.step) {
    case 'change':
      return { ...step, change: byDevice(step.change) }
    case 'add-devices':
    case 'remove-devices':
    case 'rename-slot':
      return undefined
    default:
      return step
  }
}

type Slots = Readonly<Record<string, readonly string[]>>

/** The slots of a component after a step. */
export function slotsAfter(slots: Slots, step: UpgradeStep): Slots {
  if (step.step !== 'rename-slot' || !Object.hasOwn(slots, step.from)) return slots
  return Object.fromEntries(Object.entries(slots).map(([name, ids]) => [name === step.from ? step.to : name, ids]))
}

/** The stored value at a path, read without a schema; of what is kept for each device, the one for pc. */
export function storedAt(value: Json | undefined, [segment, ...rest]: Segments): Json | undefined {
  if (segment === undefined || value === undefined) return value
  const inside = getIn(value, [segment])
  const isOfPc = inside === undefined && 'name' in segment && isByDevice(value)
  return isOfPc ? storedAt(value.pc, [segment, ...rest]) : storedAt(inside, rest)
}

/** Applies a change to each value that a pattern names, on every device, sharing everything that stays. */
function changeAt(value: Json, pattern: Segments, change: (value: Json) => Json): Json {
  const [segment, ...rest] = pattern
  if (segment === undefined) return change(value)
  if ('item' in segment) {
    if (!isList(value)) return value
    const list = value.map((item) => changeAt(item, rest, change))
    return list.every((item, at) => item === value[at]) ? value : list
  }
  const inside = getIn(value, [segment])
  if (inside === undefined) return isByDevice(value) ? byDevice((one) => changeAt(one, pattern, change))(value) : value
  return setIn(value, [segment], changeAt(inside, rest, change)) ?? value
}

/** The value without what stands at some names below each other, and what stood there: that for pc before that for phones. */
function taken(value: Json, names: Segments): readonly [rest: Json, taken: Json | undefined] {
  const [name, ...rest] = names
  if (name === undefined) return [value, undefined]
  const inside = getIn(value, [name])
  if (inside === undefined) {
    if (!isByDevice(value)) return [value, undefined]
    const devices = Object.entries(value).map(([device, one]) => [device, taken(one, names)] as const)
    const found = devices.map(([, [, one]]) => one).find((one) => one !== undefined)
    return [found === undefined ? value : Object.fromEntries(devices.map(([device, [left]]) => [device, left])), found]
  }
  if (rest.length === 0) return [removeIn(value, [name]) ?? value, inside]
  const [left, found] = taken(inside, rest)
  return [found === undefined ? value : (setIn(value, [name], left) ?? value), found]
}

/** The value with another one at some names below each other; missing objects on the way are made. */
function put(value: Json | undefined, names: Segments, inside: Json): Json {
  const [name, ...rest] = names
  if (name === undefined) return inside
  const old = getIn(value, [name])
  if (value !== undefined && old === undefined && isByDevice(value))
    return byDevice((one) => put(one, names, inside))(value)
  return setIn(value, [name], put(old, rest, inside)) ?? inside
}

/** A pattern as the list items that it goes through and the names inside of them. */
function inItems(pattern: Segments): readonly [items: Segments, names: Segments] {
  const at = pattern.findLastIndex((segment) => 'item' in segment) + 1
  return [pattern.slice(0, at), pattern.slice(at)]
}

const isSame = (a: Segment | undefined, b: Segment | undefined): boolean =>
  a !== undefined && b !== undefined && formatPath([a]) === formatPath([b])

/** How many names two lists begin with alike, the last one of each left out. */
function sharedBy(a: Segments, b: Segments): number {
  let count = 0
  while (count < Math.min(a.length, b.length) - 1 && isSame(a[count], b[count])) count += 1
  return count
}

function renameIn(value: Json, from: Segments, to: Segments): Json {
  const [items, source] = inItems(from)
  const [target, names] = inItems(to)
  if (formatPath(items) !== formatPath(target) || source.length === 0)
    throw new Error(
      `An upgrade cannot move '${formatPath(from)}' to '${formatPath(to)}': both must stand in the same list.`,
    )
  const shared = sharedBy(source, names)
  const rename = (container: Json) => {
    const [rest, found] = taken(container, source.slice(shared))
    return found === undefined ? container : put(rest, names.slice(shared), found)
  }
  return changeAt(value, [...items, ...source.slice(0, shared)], byDevice(rename))
}

/** A step on nested values. */
function stepIn(value: Json, step: Rewrite, segments: (path: string) => Segments): Json {
  switch (step.step) {
    case 'rename':
      return renameIn(value, segments(step.from), segments(step.to))
    case 'remove': {
      const [items, names] = inItems(segments(step.path))
      return changeAt(
        value,
        items,
        byDevice((container) => taken(container, names)[0]),
      )
    }
    case 'change':
      return changeAt(value, segments(step.path), step.change)
    case 'add': {
      const [items, names] = inItems(segments(step.path))
      const add = (container: Json): Json =>
        !isObject(container) || taken(container, names)[1] !== undefined ? container : put(container, names, step.value)
      return changeAt(value, items, byDevice(add))
    }
  }
}

const sourceOf = (step: Rewrite): Segments => splitPath(step.step === 'rename' ? step.from : step.path)

/** The paths after a step: renamed ones under their new name, removed ones left out. */
export const pathAfter = (path: string, step: Rewrite): string | undefined => {
  const source = sourceOf(step)
  const segments = splitPath(path)
  if ((step.step !== 'rename' && step.step !== 'remove') || !isUnder(segments, source)) return path
  return step.step === 'rename' ? formatPath(moved(segments, source, splitPath(step.to))) : undefined
}

/** One entry of a language map after a step: usually one entry, none when removed, two when split. */
function entryAfter(path: string, value: Json, step: Rewrite): readonly (readonly [string, Json])[] {
  const source = sourceOf(step)
  const segments = splitPath(path)
  const rest = restBelow(segments, source)
  if (rest === undefined) {
    const next = pathAfter(path, step)
    if (next === undefined) return []
    const isThere = isUnder(segments, source) && segments.length === source.length
    return [[next, step.step === 'change' && isThere ? step.change(value) : value]]
  }
  // The entry holds a whole value with the place of the step inside: the step is done in it.
  const isInside = step.step !== 'rename' || restBelow(segments, splitPath(step.to)) !== undefined
  if (isInside) return [[path, stepIn(value, step, (pattern) => splitPath(pattern).slice(segments.length))]]
  if (rest.some((segment) => 'item' in segment)) return [[path, value]]
  const [left, found] = taken(value, rest)
  const target = formatPath(moved([...segments, ...rest], source, splitPath(step.to)))
  return found === undefined
    ? [[path, value]]
    : [
        [path, left],
        [target, found],
      ]
}

/** Nested base values after a step. */
export function propsAfter(props: JsonObject, step: Rewrite): JsonObject {
  const next = stepIn(props, step, splitPath)
  return isObject(next) ? next : props
}

/** A language map after a step: values and their paths. */
export const languageMapAfter = (map: JsonObject, step: Rewrite): JsonObject =>
  Object.fromEntries(Object.entries(map).flatMap(([path, value]) => entryAfter(path, value, step)))

/** What is kept by path (translation meta) after a step. */
export const keysAfter = <V>(map: Readonly<Record<string, V>>, step: Rewrite): Readonly<Record<string, V>> =>
  Object.fromEntries(
    Object.entries(map).flatMap(([path, value]) => {
      const next = pathAfter(path, step)
      return next === undefined ? [] : [[next, value] as const]
    }),
  )

/** Whether a path is the place of a step or stands below it. */
export const isAtOrBelow = (path: string, pattern: string): boolean => isUnder(splitPath(path), splitPath(pattern))

/** Deleted paths after a step. */
export const deletionsAfter = (paths: readonly string[], step: Rewrite): readonly string[] =>
  paths.map((path) => (typeof path === 'string' ? pathAfter(path, step) : path)).filter((path) => path !== undefined)
