import type { SectionSpec } from '@vitrine/schemas'
import { bindingOf, type SchemaLock } from '@vitrine/schemas/lock'
import type { Specs } from '../document/specs.ts'
import { canonicalJson } from '../values/canonical-json.ts'

const isChanged = (spec: SectionSpec, { sections }: SchemaLock): boolean => {
  const locked = Object.hasOwn(sections, spec.type) ? sections[spec.type] : undefined
  return locked !== undefined && canonicalJson(locked.props) !== canonicalJson(bindingOf(spec.props))
}

/** Sections whose schema is another one than a lock file says, and sections that are gone since. */
export interface ChangedSections {
  readonly changed: ReadonlySet<string>
  readonly gone: ReadonlySet<string>
}

export function changedSections(specs: Specs, lock: SchemaLock | undefined): ChangedSections {
  if (!lock) return { changed: new Set(), gone: new Set() }
  const types = new Set(specs.map(({ type }) => type))
  return {
    changed: new Set(specs.filter((spec) => isChanged(spec, lock)).map(({ type }) => type)),
    gone: new Set(Object.keys(lock.sections).filter((type) => !types.has(type))),
  }
}
