import type { LinkValue, SectionSpec } from '@vitrine/schemas'
import { registryOf, twinsIn } from '../section/prepared-section.ts'
import { RegistryError } from '../section/registry-error.ts'
import type { Section } from '../section/section.ts'
import { asCheck, type CompiledChecks, schemaOf } from './compiled-checks.ts'
import type { Registered } from './registered-sections.ts'

const known = new WeakMap<readonly Section[], WeakMap<CompiledChecks, Registered>>()

/**
 * The registry of an array of sections whose checks were compiled before, made once for each array: nothing is compiled here.
 *
 * @throws RegistryError naming the sections whose checks are missing, or were compiled from another schema.
 */
export function registeredCompiled(sections: readonly Section[], checks: CompiledChecks | undefined): Registered {
  if (!checks)
    throw new RegistryError(['no section has a check: hand in what `vitrine check --compile` wrote as `checks`.'])
  const ofSections = known.get(sections) ?? new WeakMap<CompiledChecks, Registered>()
  known.set(sections, ofSections)
  const hit = ofSections.get(checks)
  if (hit) return hit
  const reasons = [...twinsIn(sections), ...sections.flatMap(({ spec }) => reasonAgainst(spec, checks) ?? [])]
  if (reasons.length > 0) throw new RegistryError(reasons)
  const link = asCheck(checks.link)
  const made: Registered = {
    registry: registryOf(sections, ({ type }) => {
      const compiled = checks.sections[type]
      return compiled && asCheck(compiled.check)
    }),
    isUnchecked: false,
    fitsLink: (value: LinkValue) => link(value).length === 0,
  }
  ofSections.set(checks, made)
  return made
}

function reasonAgainst(spec: SectionSpec, { sections }: CompiledChecks): string | undefined {
  const compiled = Object.hasOwn(sections, spec.type) ? sections[spec.type] : undefined
  if (compiled?.schema === schemaOf(spec)) return undefined
  const what = compiled ? 'its checks were compiled from another schema' : 'it has no compiled checks'
  return `${spec.type}: ${what}. Run \`vitrine check --compile\` again.`
}
