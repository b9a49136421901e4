import { fingerprint } from '@vitrine/model'
import type { ResolvedTree, SectionSpec } from '@vitrine/schemas'
import { deviceRules, layoutRules } from '../section/device-rules.ts'
import type { Registry } from '../section/prepared-section.ts'

interface Rules {
  /** Two sections of the same type and rules share one element, whoever draws them. */
  readonly href: string
  readonly css: string
}

const rules = (name: string, css: string): Rules => ({ href: `vitrine-${name}-${fingerprint(css)}`, css })
const ofLayout = rules('layout', layoutRules)
const known = new WeakMap<SectionSpec, Rules>()

function rulesOf(spec: SectionSpec): Rules {
  const hit = known.get(spec)
  if (hit) return hit
  const made = rules(spec.type, deviceRules(spec))
  known.set(spec, made)
  return made
}

/**
 * The rules that are made from the schemas of the sections on a page, for phones among others. React puts them into the head,
 * each once for the whole document.
 */
export function SectionRules({
  trees,
  registry,
}: {
  readonly trees: readonly ResolvedTree[]
  readonly registry: Registry
}) {
  const types = new Set(trees.flatMap(({ components }) => Object.values(components).map((one) => one?.type)))
  const specs = registry.specs.filter(({ type }) => types.has(type))
  return [ofLayout, ...specs.map(rulesOf)]
    .filter(({ css }) => css !== '')
    .map(({ href, css }) => (
      <style key={href} href={href} precedence="vitrine">
        {css}
      </style>
    ))
}
