import { type Specs, structureProblems } from '@vitrine/model'
import type { PageSchema, Preset, Problem, SectionSpec } from '@vitrine/schemas'

/** A page on which a preset stands, as it would be placed. */
function pageWith({ type, version }: SectionSpec, { slots = {} }: Preset, specs: Specs): PageSchema {
  const children = Object.entries(slots).flatMap(([slot, inside]) =>
    inside.map((child) => ({ slot, type: child.type })),
  )
  const placed = children.map((child, at) => ({ ...child, id: `child${String(at).padStart(3, '0')}` }))
  const versionOf = (of: string) => specs.find((spec) => spec.type === of)?.version ?? 1
  const idsIn = (slot: string) => placed.filter((child) => child.slot === slot).map(({ id }) => id)
  return {
    version: 1,
    root: ['preset01'],
    components: {
      preset01: { type, version, slots: Object.fromEntries(Object.keys(slots).map((slot) => [slot, idsIn(slot)])) },
      ...Object.fromEntries(placed.map((child) => [child.id, { type: child.type, version: versionOf(child.type) }])),
    },
  }
}

/** What is wrong with where sections may stand: presets that break the rules of their own slots, and sections with no place. */
export function* nestingProblems(specs: Specs, say: (problem: Problem) => string): Generator<string> {
  for (const spec of specs) {
    const { type, nesting, presets } = spec
    const isAccepted = specs.some(({ type: parent, slots = {} }) => {
      const mayBeIn = nesting?.within === undefined || nesting.within.includes(parent)
      return mayBeIn && Object.values(slots).some(({ accepts }) => accepts === undefined || accepts.includes(type))
    })
    if (nesting?.root === false && !isAccepted)
      yield `${type}: it may not stand on the page itself, and no section has a slot that takes it.`
    // Where the section itself may stand is not the preset's affair.
    for (const preset of presets)
      for (const problem of structureProblems(pageWith(spec, preset, specs), specs))
        if (problem.component !== 'preset01' || problem.path.startsWith('/components/'))
          yield `${type}: the preset '${preset.id}' cannot be placed: ${say(problem)}`
  }
}
