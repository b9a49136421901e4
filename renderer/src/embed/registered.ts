import { canCompile } from '@vitrine/schemas'
import { createRegistry, type Registry } from '../section/registry.ts'
import type { Section } from '../section/section.ts'

/** How values are checked: by code that is compiled from the schemas, or not at all. */
export type Checks = 'compile' | 'none'

export interface Registered {
  readonly registry: Registry
  /** Whether checks were asked for, and cannot be compiled here. */
  readonly isUnchecked: boolean
}

const known = new WeakMap<readonly Section[], Map<Checks, Registered>>()

/**
 * The registry of an array of sections, made once for each array.
 *
 * @throws RegistryError with everything that is wrong with the sections.
 */
export function registered(sections: readonly Section[], asked: Checks): Registered {
  const ofSections = known.get(sections) ?? new Map<Checks, Registered>()
  known.set(sections, ofSections)
  const hit = ofSections.get(asked)
  if (hit) return hit
  const checks = asked === 'compile' && canCompile() ? 'compile' : 'none'
  const made = { registry: createRegistry(sections, { checks }), isUnchecked: checks !== asked }
  ofSections.set(asked, made)
  return made
}
