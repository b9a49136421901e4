import type { Json } from '@vitrine/schemas'

/** A value without what is there as `undefined` only, as a form holds it; the same one where there is none. */
export function withoutUndefined(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => withoutUndefined(item) ?? null)
    return items.every((item, at) => item === value[at]) ? value : items
  }
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value as Readonly<Record<string, Json | undefined>>)
  const kept = entries.flatMap(([name, inner]) => {
    const clean = withoutUndefined(inner)
    return clean === undefined ? [] : [[name, clean] as const]
  })
  const isSame = kept.length === entries.length && kept.every(([, inner], at) => inner === entries[at]?.[1])
  return isSame ? value : Object.fromEntries(kept)
}
