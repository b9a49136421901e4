import { isForbiddenName, isObject, type Json } from '@vitrine/schemas'

type Container = Readonly<Record<string, Json>> | readonly Json[]

/** One step into a value: a property, or an item by what stands in the brackets. */
export type PathStep = { readonly name: string } | { readonly item: string }

export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
const isContainer = (value: unknown): value is Container => value !== null && typeof value === 'object'

const plainName = /^[A-Za-z_$][A-Za-z0-9_$-]*$/
const encoder = new TextEncoder()
const hex = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`

/**
 * A property's name as a step of a path. Names that are no path names (`a b`, `1st`, ``, `__proto__`)
 * are written as the bytes of their letters, so that every object of JSON can be addressed; only
 * sources of plain values read them.
 */
export const stepOf = (name: string): string =>
  plainName.test(name) && !isForbiddenName(name) ? name : `%${[...encoder.encode(name)].map(hex).join('')}`

/** The inverse of `stepOf`. */
export function lastName(step: string): string {
  if (!step.startsWith('%')) return step
  const bytes = step.slice(2).split('%').filter(Boolean)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)),
  )
}

/** `items[2].title` → its three steps. */
export const stepsOf = (path: string): readonly PathStep[] =>
  [...path.matchAll(/\[([^\]]*)\]|[^.[\]]+/g)].map(([step, item]) =>
    item === undefined ? { name: lastName(step) } : { item },
  )

/** Which item of a list a step means: its place, or -1. */
export type FindItem = (list: readonly Json[], item: string) => number

/** By place only: in lists whose items carry ids of their own meaning. */
export const byPlace: FindItem = (list, item) => (/^\d+$/.test(item) && Number(item) < list.length ? Number(item) : -1)

/** By id; by place where no item has that id. */
export const itemById: FindItem = (list, item) => {
  const at = list.findIndex((one) => isObject(one) && one.id === item)
  return at >= 0 ? at : byPlace(list, item)
}

const own = (value: Json | undefined, step: PathStep, find: FindItem): Json | undefined => {
  if ('item' in step) return Array.isArray(value) ? value[find(value, step.item)] : undefined
  return isObject(value) && Object.hasOwn(value, step.name) ? value[step.name] : undefined
}

export const valueAt = (value: Json | undefined, steps: readonly PathStep[], find: FindItem): Json | undefined =>
  steps.reduce<Json | undefined>((inner, step) => own(inner, step, find), value)

/**
 * The value with another one at a place, and nothing where there is none; what does not change is
 * the same object as before. A step into what is no object makes one; a step to no item does nothing.
 */
export function changedAt(
  value: Json | undefined,
  [step, ...rest]: readonly PathStep[],
  find: FindItem,
  change: (old: Json | undefined) => Json | undefined,
): Json | undefined {
  if (step === undefined) return change(value)
  const next = changedAt(own(value, step, find), rest, find, change)
  if ('item' in step) {
    const at = Array.isArray(value) ? find(value, step.item) : -1
    if (!Array.isArray(value) || at < 0) return value
    return next === undefined ? value.toSpliced(at, 1) : value.with(at, next)
  }
  const record = isContainer(value) && isObject(value) ? value : {}
  if (next !== undefined) return { ...record, [step.name]: next }
  const { [step.name]: _gone, ...others } = record
  return others
}
