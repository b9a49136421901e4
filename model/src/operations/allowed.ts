import {
  type Component,
  type On,
  PAGE_SCHEMA_VERSION,
  type PageSchema,
  type Parent,
  type Problem,
  type SectionSpec,
  type Settings,
  type SettingsById,
} from '@vitrine/schemas'
import { type Editable, ofMap } from '../document/editing.ts'
import { nestingProblem, structureProblems } from '../document/nesting.ts'
import { type Specs, specOf } from '../document/specs.ts'
import { upgradeSettings } from '../upgrade/upgrade.ts'
import { sizeProblems } from '../validation/page-size.ts'
import { settingsProblems } from '../validation/settings-problems.ts'
import { refuse } from './operation-error.ts'
import { settingsOn } from './standing.ts'

const refuseNesting = (problem: Problem): never => refuse('refusal.nesting', problem.params, problem)

/** Refuses ids that stand somewhere in the draft already: on this page, with settings on any, on a part. */
export function refuseTaken(draft: Editable, structure: PageSchema | undefined, ids: readonly string[]): void {
  const { header, footer } = draft.globalConfiguration
  const maps = [
    structure?.components,
    draft.componentsSettingValues,
    header?.pageSchema.components,
    footer?.pageSchema.components,
  ]
  for (const id of ids) if (maps.some((map) => map && Object.hasOwn(map, id))) refuse('refusal.taken', { id })
}

/** Refuses what may not stand where it now stands: the root by its place, and no second one of a kind. */
export function refuseNestingOf(specs: Specs, structure: PageSchema, parent: Parent, root: string): void {
  const type = ofMap(structure.components, root)?.type ?? ''
  const place = parent === null ? { parent } : { parent: parent.component, slot: parent.slot }
  const problem = nestingProblem(specs, structure, { type, ...place, component: root })
  if (problem) refuseNesting(problem)
}

/** Refuses a second component of a kind that may stand on a page only once. */
export function refuseSecond(specs: Specs, structure: PageSchema, arrived: readonly string[]): void {
  const kinds = arrived.flatMap((id) => {
    const type = ofMap(structure.components, id)?.type
    return type !== undefined && specOf(specs, type)?.nesting?.single === true ? [type] : []
  })
  if (kinds.length === 0) return
  const all = Object.values(structure.components).map(({ type }) => type)
  for (const type of kinds)
    if (all.filter((other) => other === type).length > 1)
      refuseNesting({ path: '/root', key: 'problem.nesting.single', params: { type } })
}

/** Refuses components that are no whole tree below their root, or break a rule inside of it. */
export function refuseTree(
  specs: Specs,
  root: readonly string[],
  components: Readonly<Record<string, Component>>,
): void {
  const problem = structureProblems({ version: PAGE_SCHEMA_VERSION, root, components }, specs)
    // Where the root may stand is asked where it goes to.
    .find(({ key, component }) => key !== 'problem.nesting.root' || !root.includes(component ?? ''))
  if (problem) refuse('refusal.structure', problem.params, problem)
}

/** The steps of an upgrade expect what their version wrote, and may fail on anything else. */
function upgraded(spec: SectionSpec, version: number, settings: Settings): Settings {
  try {
    return upgradeSettings(spec, version, settings).settings
  } catch {
    return refuse('refusal.value', { path: '' })
  }
}

/**
 * Refuses settings that do not fit their sections, as they will be once they are upgraded. Those of
 * unknown sections and newer versions are kept as they come.
 */
export function refuseSettings(
  specs: Specs,
  components: Readonly<Record<string, Component>>,
  settingsById: SettingsById,
): void {
  for (const [id, settings] of Object.entries(settingsById)) {
    const component = ofMap(components, id) ?? refuse('refusal.unknownComponent', { component: id })
    const spec = specOf(specs, component.type)
    if (!spec || component.version > spec.version) continue
    const [problem] = settingsProblems(spec.props, upgraded(spec, component.version, settings), undefined, id)
    if (problem) refuse('refusal.value', { path: problem.path }, problem)
  }
}

/** Refuses a page that has grown beyond what one may hold. */
export function refuseSize(draft: Editable, on: On, structure: PageSchema): void {
  const [problem] = sizeProblems(structure, settingsOn(draft, on))
  if (problem) refuse('refusal.tooLarge', problem.params, problem)
}
