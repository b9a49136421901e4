import { type Component, isId, type On, type PageSchema, type SettingsById } from '@vitrine/schemas'
import { type Editing, type Handler, ofMap } from '../document/editing.ts'
import { refuseNestingOf, refuseSecond, refuseSettings, refuseSize, refuseTaken, refuseTree } from './allowed.ts'
import { refuse } from './operation-error.ts'
import {
  pickSettings,
  placed,
  settingsOn,
  standingOf,
  structureOn,
  subtreeOf,
  taken,
  withComponents,
  withoutComponents,
  withStructure,
} from './standing.ts'

/** The page or part that an operation names, without the rest of it. */
export const onOf = ({ page, part }: On): On => (part === undefined ? { page } : { part })

const same = (a: On, b: On): boolean => a.page === b.page && a.part === b.part

/** The draft with a page that got more components, all of which were checked. */
function grown(editing: Editing, on: On, structure: PageSchema, settings: SettingsById) {
  const draft = withStructure(editing, on, structure, Object.entries(settings))
  refuseSize(draft, on, structure)
  return draft
}

const cleared = (ids: readonly string[]) => ids.map((id) => [id, undefined] as const)

export const insertComponent: Handler<'insert-component'> = (editing, operation) => {
  const { parent, after, root, components, settings } = operation
  const { draft, specs } = editing
  const on = onOf(operation)
  const structure = structureOn(draft, on)
  const ids = Object.keys(components)
  refuseTaken(draft, structure, ids)
  refuseTree(specs, [root], components)
  refuseSettings(specs, components, settings)
  const next = placed(withComponents(structure, components), parent, after, root)
  refuseNestingOf(specs, next, parent, root)
  refuseSecond(specs, next, ids)
  return {
    draft: grown(editing, on, next, settings),
    inverse: { type: 'remove-component', ...on, component: root },
  }
}

export const removeComponent: Handler<'remove-component'> = (editing, operation) => {
  const { component } = operation
  const on = onOf(operation)
  const structure = structureOn(editing.draft, on)
  const standing = standingOf(structure, component)
  const components = subtreeOf(structure, component)
  const ids = Object.keys(components)
  const settings = pickSettings(settingsOn(editing.draft, on), ids)
  const { parent, after } = standing
  return {
    draft: withStructure(editing, on, withoutComponents(taken(structure, standing), ids), cleared(ids)),
    inverse: { type: 'insert-component', ...on, parent, after, root: component, components, settings },
  }
}

export const moveComponent: Handler<'move-component'> = (editing, operation) => {
  const { component, to } = operation
  const { draft, specs } = editing
  const [from, target] = [onOf(operation), onOf(to)]
  const structure = structureOn(draft, from)
  const standing = standingOf(structure, component)
  const components = subtreeOf(structure, component)
  if (to.parent && Object.hasOwn(components, to.parent.component))
    refuseNestingOf(specs, structure, to.parent, component)
  const left = taken(structure, standing)
  const inverse = {
    type: 'move-component',
    ...target,
    component,
    to: { ...from, parent: standing.parent, after: standing.after },
  } as const
  if (same(from, target)) {
    const next = placed(left, to.parent, to.after, component)
    refuseNestingOf(specs, next, to.parent, component)
    return { draft: withStructure(editing, from, next), inverse }
  }
  const ids = Object.keys(components)
  const next = placed(withComponents(structureOn(draft, target), components), to.parent, to.after, component)
  refuseNestingOf(specs, next, to.parent, component)
  refuseSecond(specs, next, ids)
  const settings = pickSettings(settingsOn(draft, from), ids)
  const without = withStructure(editing, from, withoutComponents(left, ids), cleared(ids))
  return { draft: grown({ ...editing, draft: without }, target, next, settings), inverse }
}

/** Components under new ids, inside their slots too. */
const renamed = (components: Readonly<Record<string, Component>>, ids: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(components).map(([id, { slots, ...component }]) => {
      const entries = Object.entries(slots ?? {}).map(
        ([slot, list]) => [slot, list.map((at) => ids[at] ?? at)] as const,
      )
      return [ids[id] ?? id, { ...component, ...(slots && { slots: Object.fromEntries(entries) }) }] as const
    }),
  )

export const duplicateComponent: Handler<'duplicate-component'> = (editing, operation) => {
  const { component, ids } = operation
  const { draft, specs } = editing
  const on = onOf(operation)
  const structure = structureOn(draft, on)
  const { parent } = standingOf(structure, component)
  const components = subtreeOf(structure, component)
  const originals = Object.keys(components)
  const copies = originals.map((id) => ofMap(ids, id))
  if (!copies.every(isId) || new Set(copies).size < copies.length || Object.keys(ids).length > copies.length)
    return refuse('refusal.ids', { component })
  refuseTaken(draft, structure, copies)
  const root = ids[component] ?? component
  const next = placed(withComponents(structure, renamed(components, ids)), parent, component, root)
  refuseNestingOf(specs, next, parent, root)
  refuseSecond(specs, next, copies)
  const settings = Object.entries(pickSettings(settingsOn(draft, on), originals))
  return {
    draft: grown(editing, on, next, Object.fromEntries(settings.map(([id, values]) => [ids[id] ?? id, values]))),
    inverse: { type: 'remove-component', ...on, component: root },
  }
}
