import type { PuckComponent } from '../config.ts'
import type { ConfigPlan } from '../plan/plan.ts'
import type { ImportNote } from '../report.ts'

function* notesOfOne(component: string, config: PuckComponent, isResolved: boolean): Generator<ImportNote> {
  if (config.resolveData && !isResolved)
    yield {
      component,
      what: 'resolveData does not run here: run resolveAllData of Puck before, to store what it answers.',
    }
  if (config.resolveFields)
    yield {
      component,
      what: 'resolveFields does not run here: all fields of `fields` are shown, whatever its conditions say.',
    }
  if (config.permissions || config.resolvePermissions)
    yield {
      component,
      what: 'Permissions are those of roles here: what may be done to this component alone is not kept.',
    }
  if (config.inline) yield { component, what: 'It is inline in Puck: here one `div` stands around it.' }
}

/** What of the components of a config works otherwise here, of those that a document has. */
export const notesOf = (plan: ConfigPlan, met: ReadonlySet<string>, isResolved: boolean): readonly ImportNote[] =>
  [...plan.components.values(), plan.root]
    .filter(({ component }) => met.has(component))
    .flatMap(({ component, config }) => [...notesOfOne(component, config, isResolved)])
