import type { PageSchema } from '@vitrine/schemas'
import { type Handler, ofMap } from '../document/editing.ts'
import { refuseNestingOf, refuseSecond, refuseSettings, refuseSize, refuseTaken } from './allowed.ts'
import { refuse } from './operation-error.ts'
import {
  componentOn,
  placeListOf,
  type Standing,
  settingsOn,
  standingOf,
  structureOn,
  withComponents,
  withList,
  withoutComponents,
  withStructure,
} from './standing.ts'
import { onOf } from './structure.ts'

const replaced = (structure: PageSchema, { parent, index }: Standing, component: string): PageSchema =>
  withList(structure, parent, placeListOf(structure, parent).with(index, component))

export const wrapComponent: Handler<'wrap-component'> = (editing, operation) => {
  const { component, wrapper, settings, slot } = operation
  const { id, ...around } = wrapper
  const { draft, specs } = editing
  const on = onOf(operation)
  const structure = structureOn(draft, on)
  const standing = standingOf(structure, component)
  const components = { [id]: { ...around, slots: { [slot]: [component] } } }
  refuseTaken(draft, structure, [id])
  refuseSettings(specs, components, settings ? { [id]: settings } : {})
  const next = withComponents(replaced(structure, standing, id), components)
  refuseNestingOf(specs, next, standing.parent, id)
  refuseNestingOf(specs, next, { component: id, slot }, component)
  refuseSecond(specs, next, [id])
  const after = withStructure(editing, on, next, settings ? [[id, settings]] : [])
  refuseSize(after, on, next)
  return { draft: after, inverse: { type: 'unwrap-component', ...on, component: id, slot } }
}

export const unwrapComponent: Handler<'unwrap-component'> = (editing, operation) => {
  const { component, slot } = operation
  const { draft, specs } = editing
  const on = onOf(operation)
  const structure = structureOn(draft, on)
  const standing = standingOf(structure, component)
  const { type, version, slots = {} } = componentOn(structure, component)
  const [child, ...more] = Object.values(slots).flat()
  if (child === undefined || more.length > 0 || placeListOf(structure, { component, slot })[0] !== child)
    return refuse('refusal.notAlone', { component })
  const next = withoutComponents(replaced(structure, standing, child), [component])
  refuseNestingOf(specs, next, standing.parent, child)
  const settings = ofMap(settingsOn(draft, on), component)
  return {
    draft: withStructure(editing, on, next, [[component, undefined]]),
    inverse: {
      type: 'wrap-component',
      ...on,
      component: child,
      wrapper: { id: component, type, version },
      slot,
      ...(settings && { settings }),
    },
  }
}
