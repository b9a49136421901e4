import { canCompile } from '@vitrine/schemas'
import { createRegistry } from '../section/registry.ts'
import type { Section } from '../section/section.ts'
import { fitsLink } from '../stage/checked-links.ts'
import { isSafeLink } from '../stage/link-builder.ts'
import type { CompiledChecks } from './compiled-checks.ts'
import { registeredCompiled } from './registered-compiled.ts'
import type { Registered } from './registered-sections.ts'

/** How values are checked: by code that is compiled from the schemas, here or before, or not at all. */
export type Checks = 'compile' | 'none' | CompiledChecks

const known = new WeakMap<readonly Section[], Map<'compile' | 'none', Registered>>()

/**
 * The registry of an array of sections, made once for each array.
 *
 * @throws RegistryError with everything that is wrong with the sections.
 */
export function registered(sections: readonly Section[], asked: Checks = 'compile'): Registered {
  if (typeof asked === 'object') return registeredCompiled(sections, asked)
  const ofSections = known.get(sections) ?? new Map<'compile' | 'none', Registered>()
  known.set(sections, ofSections)
  const hit = ofSections.get(asked)
  if (hit) return hit
  const checks = asked === 'compile' && canCompile() ? 'compile' : 'none'
  const made: Registered = {
    registry: createRegistry(sections, { checks }),
    isUnchecked: checks !== asked,
    fitsLink: checks === 'compile' ? fitsLink : isSafeLink,
  }
  ofSections.set(asked, made)
  return made
}
