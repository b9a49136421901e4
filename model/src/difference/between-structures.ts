import type { Component, On, PageSchema, Parent, SharedPart } from '@vitrine/schemas'
import { ofMap, type WithoutId } from '../document/editing.ts'
import { componentsInOrder } from '../document/page-walk.ts'
import { pickSettings, placeListOf, structureOn, subtreeOf } from '../operations/standing.ts'
import { isSame } from '../values/clean.ts'
import { type Plan, planned } from './plan.ts'
import { staying } from './staying.ts'

const has = ({ components }: PageSchema, id: string): boolean => Object.hasOwn(components, id)
const kindOf = (component: Component | undefined) => [component?.type, component?.version]

/** A component with the slots that hold something. */
const compact = ({ slots = {}, ...component }: Component): Component => {
  const full = Object.entries(slots).filter(([, ids]) => ids.length > 0)
  return { ...component, ...(full.length > 0 && { slots: Object.fromEntries(full) }) }
}

const compactAll = (components: Readonly<Record<string, Component>>) =>
  Object.fromEntries(Object.entries(components).map(([id, component]) => [id, compact(component)]))

const isSameStructure = (a: PageSchema, b: PageSchema): boolean =>
  isSame(a.root, b.root) && isSame(compactAll(a.components), compactAll(b.components))

function insertion(
  on: On,
  after: SharedPart,
  place: { parent: Parent; after: string | null },
  root: string,
): WithoutId {
  const components = compactAll(subtreeOf(after.pageSchema, root))
  const settings = pickSettings(after.componentsSettingValues, Object.keys(components))
  return { type: 'insert-component', ...on, ...place, root, components, settings }
}

/** One list as it is to be: what is new comes in, what stands elsewhere comes here. */
function arranged(plan: Plan, on: On, after: SharedPart, parent: Parent): Plan {
  const ids = placeListOf(after.pageSchema, parent)
  const before = structureOn(plan.draft, on)
  const stay = staying(placeListOf(before, parent), ids)
  let next = plan
  for (const [at, id] of ids.entries()) {
    if (stay.has(id)) continue
    const place = { parent, after: ids[at - 1] ?? null }
    const inside = Object.keys(subtreeOf(after.pageSchema, id))
    if (has(before, id))
      next = planned(next, [{ type: 'move-component', ...on, component: id, to: { ...on, ...place } }])
    else if (!inside.some((one) => has(before, one))) next = planned(next, [insertion(on, after, place, id)])
    else {
      const { slots: _slots, ...alone } = after.pageSchema.components[id] as Component
      const only = { ...after, pageSchema: { ...after.pageSchema, components: { [id]: alone } } }
      next = planned(next, [insertion(on, only, place, id)])
    }
  }
  return next
}

/** The outermost ones of those that are gone; only those in which nothing stays, or all of them. */
function removals(on: On, structure: PageSchema, after: PageSchema, isAll: boolean): readonly WithoutId[] {
  const gone = new Set<string>()
  const steps: WithoutId[] = []
  for (const { id } of componentsInOrder(structure, [])) {
    if (has(after, id) || gone.has(id)) continue
    const inside = Object.keys(subtreeOf(structure, id))
    if (!isAll && inside.some((one) => has(after, one))) continue
    for (const one of inside) gone.add(one)
    steps.push({ type: 'remove-component', ...on, component: id })
  }
  return steps
}

/** Step by step: what goes, then list by list from the outside, then what could not go before. */
function stepByStep(plan: Plan, on: On, after: SharedPart): Plan {
  const before = structureOn(plan.draft, on)
  const { pageSchema } = after
  let next = planned(plan, removals(on, before, pageSchema, false))
  const parents: Parent[] = [null]
  for (const { id, component } of componentsInOrder(pageSchema, [])) {
    const slots = Object.keys({ ...ofMap(before.components, id)?.slots, ...component.slots })
    parents.push(...slots.map((slot) => ({ component: id, slot })))
  }
  for (const parent of parents) if (!next.error) next = arranged(next, on, after, parent)
  return next.error ? next : planned(next, removals(on, structureOn(next.draft, on), pageSchema, true))
}

/** Root by root: all that differ go, and come back as they are to be. */
function rootByRoot(plan: Plan, on: On, after: SharedPart): Plan {
  const before = structureOn(plan.draft, on)
  const { pageSchema } = after
  const isKept = (id: string): boolean =>
    pageSchema.root.includes(id) && isSame(compactAll(subtreeOf(before, id)), compactAll(subtreeOf(pageSchema, id)))
  const going = before.root.filter((id) => !isKept(id))
  const emptied = planned(
    plan,
    going.map((component): WithoutId => ({ type: 'remove-component', ...on, component })),
  )
  return emptied.error ? emptied : arranged(emptied, on, after, null)
}

/**
 * The plan with what makes one structure of another. It goes in small steps where the rules of the
 * sections allow each of them (a full slot takes no third one, even for a moment); else whole roots
 * are taken out and put in again.
 */
export function structuresBetween(plan: Plan, on: On, after: SharedPart): Plan {
  const before = structureOn(plan.draft, on)
  if (plan.error || isSameStructure(before, after.pageSchema)) return plan
  const isSameKind = Object.entries(after.pageSchema.components).every(
    ([id, component]) => !has(before, id) || isSame(kindOf(before.components[id]), kindOf(component)),
  )
  if (isSameKind) {
    const steps = stepByStep(plan, on, after)
    if (!steps.error && isSameStructure(structureOn(steps.draft, on), after.pageSchema)) return steps
  }
  return rootByRoot(plan, on, after)
}
