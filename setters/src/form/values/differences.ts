import { isForbiddenName, isObject, type Json } from '@vitrine/schemas'
import { same } from '../../value-source/json-path.ts'
import type { FieldName } from './field-name.ts'

export interface ValueDifference {
  readonly name: FieldName
  readonly value: Json | undefined
}

/** The steps at which two values of the same shape differ; nothing where one of them has to be taken as a whole. */
function stepsInto(shown: Json | undefined, next: Json | undefined): readonly (string | number)[] | undefined {
  if (Array.isArray(shown) && Array.isArray(next)) {
    if (shown.length !== next.length) return undefined
    const places: number[] = []
    for (let at = 0; at < next.length; at++) if (shown[at] !== next[at]) places.push(at)
    return places
  }
  if (!isObject(shown) || !isObject(next)) return undefined
  const names = new Set([...Object.keys(shown), ...Object.keys(next)])
  const others = [...names].filter((name) => shown[name] !== next[name])
  return others.some(isForbiddenName) ? undefined : others
}

/** What a value holds at a step: a property, or an item by its place. */
export function valueInside(value: Json | undefined, step: string | number): Json | undefined {
  if (Array.isArray(value)) return value[Number(step)]
  return isObject(value) ? value[step] : undefined
}

/** Where one value has to be another one, as deep inside as the two have the same shape. */
export function differences(
  shown: Json | undefined,
  next: Json | undefined,
  name: FieldName,
): readonly ValueDifference[] {
  const found: ValueDifference[] = []
  const look = (shown: Json | undefined, next: Json | undefined, name: FieldName): void => {
    if (shown === next) return
    const steps = stepsInto(shown, next)
    if (steps) {
      for (const step of steps) look(valueInside(shown, step), valueInside(next, step), [...name, step])
    } else if (!same(shown, next)) found.push({ name, value: next })
  }
  look(shown, next, name)
  return found
}
