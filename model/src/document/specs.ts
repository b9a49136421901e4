import type { SectionSpec } from '@vitrine/schemas'

/** The sections that are registered, as `@vitrine/sections/specs` lists them. */
export type Specs = readonly SectionSpec[]

const byType = new WeakMap<Specs, ReadonlyMap<string, SectionSpec>>()

/** The section of a type; `undefined` when none is registered. */
export function specOf(specs: Specs, type: string): SectionSpec | undefined {
  const known = byType.get(specs) ?? new Map(specs.map((spec) => [spec.type, spec]))
  byType.set(specs, known)
  return known.get(type)
}
