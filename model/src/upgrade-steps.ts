import type { Json, UpgradeStep } from '@vitrine/schemas'
import { isUnder, moved, pathOf, restBelow, type Tokens, tokensOf } from './path-pattern.ts'
import { isObject, own } from './shape.ts'

type Values = Readonly<Record<string, Json>>

/** Applies a change to each value that a pattern names, sharing everything that stays. */
function changeAt(value: Json, pattern: Tokens, change: (value: Json) => Json): Json {
  const [token, ...rest] = pattern
  if (token === undefined) return change(value)
  if (token === '[]') {
    if (!Array.isArray(value)) return value
    const list = value.map((item) => changeAt(item, rest, change))
    return list.every((item, at) => item === value[at]) ? value : list
  }
  const inside = own(value, token) as Json | undefined
  if (inside === undefined) return value
  const next = changeAt(inside, rest, change)
  return next === inside ? value : { ...(value as Values), [token]: next }
}

/** The value without what stands at some names below each other, and what stood there. */
function taken(value: Json, [name, ...rest]: Tokens): readonly [rest: Json, taken: Json | undefined] {
  const inside = name === undefined ? undefined : (own(value, name) as Json | undefined)
  if (name === undefined || inside === undefined) return [value, undefined]
  const { [name]: _gone, ...others } = value as Values
  if (rest.length === 0) return [others, inside]
  const [left, found] = taken(inside, rest)
  return [found === undefined ? value : { ...others, [name]: left }, found]
}

/** The value with another one at some names below each other; missing objects on the way are made. */
function put(value: Json | undefined, [name, ...rest]: Tokens, inside: Json): Json {
  if (name === undefined) return inside
  const around = isObject(value) ? (value as Values) : {}
  return { ...around, [name]: put(own(value, name) as Json | undefined, rest, inside) }
}

/** A pattern as the list items that it goes through and the names inside of them. */
function inItems(pattern: Tokens): readonly [items: Tokens, names: Tokens] {
  const at = pattern.lastIndexOf('[]') + 1
  return [pattern.slice(0, at), pattern.slice(at)]
}

function renameIn(value: Json, from: Tokens, to: Tokens): Json {
  const [items, source] = inItems(from)
  const [target, names] = inItems(to)
  if (pathOf(items) !== pathOf(target) || source.length === 0)
    throw new Error(`An upgrade cannot move '${pathOf(from)}' to '${pathOf(to)}': both must stand in the same list.`)
  return changeAt(value, items, (container) => {
    const [rest, found] = taken(container, source)
    return found === undefined ? container : put(rest, names, found)
  })
}

/** A step on nested values. */
function stepIn(value: Json, step: UpgradeStep, tokens: (path: string) => Tokens): Json {
  switch (step.step) {
    case 'rename':
      return renameIn(value, tokens(step.from), tokens(step.to))
    case 'remove': {
      const [items, names] = inItems(tokens(step.path))
      return changeAt(value, items, (container) => taken(container, names)[0])
    }
    case 'change':
      return changeAt(value, tokens(step.path), step.change)
    case 'add': {
      const [items, names] = inItems(tokens(step.path))
      return changeAt(value, items, (container) => {
        if (!isObject(container) || taken(container as Json, names)[1] !== undefined) return container
        return put(container as Json, names, step.value)
      })
    }
  }
}

const sourceOf = (step: UpgradeStep): Tokens => tokensOf(step.step === 'rename' ? step.from : step.path)

/** The paths after a step: renamed ones under their new name, removed ones left out. */
const pathAfter = (path: string, step: UpgradeStep): string | undefined => {
  const source = sourceOf(step)
  const tokens = tokensOf(path)
  if ((step.step !== 'rename' && step.step !== 'remove') || !isUnder(tokens, source)) return path
  return step.step === 'rename' ? pathOf(moved(tokens, source, tokensOf(step.to))) : undefined
}

/** One entry of a language map after a step: usually one entry, none when removed, two when split. */
function entryAfter(path: string, value: Json, step: UpgradeStep): readonly (readonly [string, Json])[] {
  const source = sourceOf(step)
  const tokens = tokensOf(path)
  const rest = restBelow(tokens, source)
  if (rest === undefined) {
    const next = pathAfter(path, step)
    if (next === undefined) return []
    const isThere = isUnder(tokens, source) && tokens.length === source.length
    return [[next, step.step === 'change' && isThere ? step.change(value) : value]]
  }
  // The entry holds a whole value with the place of the step inside: the step is done in it.
  const isInside = step.step !== 'rename' || restBelow(tokens, tokensOf(step.to)) !== undefined
  if (isInside) return [[path, stepIn(value, step, (pattern) => tokensOf(pattern).slice(tokens.length))]]
  if (rest.includes('[]')) return [[path, value]]
  const [left, found] = taken(value, rest)
  const target = pathOf(moved([...tokens, ...rest], source, tokensOf(step.to)))
  return found === undefined
    ? [[path, value]]
    : [
        [path, left],
        [target, found],
      ]
}

/** Nested base values after a step. */
export const propsAfter = (props: Values, step: UpgradeStep): Values => stepIn(props, step, tokensOf) as Values

/** A language map after a step: values and their paths. */
export const languageMapAfter = (map: Values, step: UpgradeStep): Values =>
  Object.fromEntries(Object.entries(map).flatMap(([path, value]) => entryAfter(path, value, step)))

/** What is kept by path (translation meta) after a step. */
export const keysAfter = <V>(map: Readonly<Record<string, V>>, step: UpgradeStep): Readonly<Record<string, V>> =>
  Object.fromEntries(
    Object.entries(map).flatMap(([path, value]) => {
      const next = pathAfter(path, step)
      return next === undefined ? [] : [[next, value] as const]
    }),
  )

/** Deleted paths after a step. */
export const deletionsAfter = (paths: readonly string[], step: UpgradeStep): readonly string[] =>
  paths.map((path) => (typeof path === 'string' ? pathAfter(path, step) : path)).filter((path) => path !== undefined)
