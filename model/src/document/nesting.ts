import { limits, type PageSchema, type Problem } from '@vitrine/schemas'
import { componentOf, componentsInOrder } from './page-walk.ts'
import { type Specs, specOf } from './specs.ts'

/** Where a component stands, or is about to. */
export interface Spot {
  readonly type: string
  /** The component in whose slot it stands; `null` for the page itself. */
  readonly parent: string | null
  readonly slot?: string
  /** The component that is moved there; left out for a new one. */
  readonly component?: string
}

type Place = Pick<Spot, 'parent' | 'slot'>

/** A place in the structure of a page, as a JSON pointer. */
const pointer = ({ parent, slot = '' }: Place): string =>
  parent === null ? '/root' : `/components/${parent}/slots/${slot}`

const problem = (
  key: `problem.nesting.${string}`,
  place: Place,
  component: string | undefined,
  params: Problem['params'] = {},
): Problem => ({
  path: pointer(place),
  ...(component !== undefined && { component }),
  key,
  params,
})

/** What the sections themselves say about standing somewhere: root, within, the slot, what it accepts. */
function ruleProblem(
  specs: Specs,
  pageSchema: PageSchema,
  { type, parent, slot = '', component }: Spot,
): Problem | undefined {
  const place = { parent, slot }
  const nesting = specOf(specs, type)?.nesting
  if (parent === null)
    return nesting?.root === false ? problem('problem.nesting.root', place, component, { type }) : undefined
  const parentType = componentOf(pageSchema, parent)?.type
  if (parentType === undefined) return problem('problem.nesting.unknownParent', place, component, { parent })
  if (nesting?.within && !nesting.within.includes(parentType))
    return problem('problem.nesting.within', place, component, { type, parent: parentType })
  // Of a section that is not registered here nobody knows the slots; what it holds is kept.
  const parentSpec = specOf(specs, parentType)
  if (!parentSpec) return undefined
  const slots = parentSpec.slots ?? {}
  const rules = Object.hasOwn(slots, slot) ? slots[slot] : undefined
  if (!rules) return problem('problem.nesting.unknownSlot', place, component, { slot, parent: parentType })
  const accepts = rules.accepts === undefined || rules.accepts.includes(type)
  return accepts ? undefined : problem('problem.nesting.accepts', place, component, { type, parent: parentType, slot })
}

const maxOf = (specs: Specs, pageSchema: PageSchema, { parent, slot = '' }: Place): number => {
  const slots = parent === null ? undefined : specOf(specs, componentOf(pageSchema, parent)?.type ?? '')?.slots
  return (slots && Object.hasOwn(slots, slot) ? slots[slot]?.max : undefined) ?? Number.POSITIVE_INFINITY
}

/** The components in a slot or on the page itself. */
const idsAt = (pageSchema: PageSchema, { parent, slot = '' }: Place): readonly string[] => {
  if (parent === null) return pageSchema.root
  const slots = componentOf(pageSchema, parent)?.slots ?? {}
  return Object.hasOwn(slots, slot) ? (slots[slot] ?? []) : []
}

/**
 * Why a new or moved component may not stand in a place, or `undefined` when it may: the rules of
 * its section and of the slot, `single`, `max`, the depth of the page, and no component in itself.
 */
export function nestingProblem(specs: Specs, pageSchema: PageSchema, spot: Spot): Problem | undefined {
  const { type, parent, component } = spot
  const broken = ruleProblem(specs, pageSchema, spot)
  if (broken) return broken
  const isSingle = specOf(specs, type)?.nesting?.single === true
  if (isSingle && Object.entries(pageSchema.components).some(([id, other]) => other.type === type && id !== component))
    return problem('problem.nesting.single', spot, component, { type })
  const max = maxOf(specs, pageSchema, spot)
  if (idsAt(pageSchema, spot).filter((id) => id !== component).length >= max)
    return problem('problem.nesting.max', spot, component, { limit: max })
  const moved = component === undefined ? [] : [...componentsInOrder({ ...pageSchema, root: [component] }, specs)]
  if (parent !== null && moved.some(({ id }) => id === parent)) return problem('problem.nesting.loop', spot, component)
  const height = Math.max(1, ...moved.map(({ depth }) => depth))
  const above =
    parent === null ? 0 : ([...componentsInOrder(pageSchema, specs)].find(({ id }) => id === parent)?.depth ?? 0)
  if (above + height > limits.componentDepth)
    return problem('problem.nesting.depth', spot, component, { limit: limits.componentDepth })
  return undefined
}

function* placesOf(pageSchema: PageSchema): Generator<Place> {
  yield { parent: null }
  for (const [parent, { slots = {} }] of Object.entries(pageSchema.components))
    for (const slot of Object.keys(slots)) yield { parent, slot }
}

/** The components that stand in themselves: going up from them, one comes back. */
function inLoops(parents: ReadonlyMap<string, string | null>): ReadonlySet<string> {
  const looping = new Set<string>()
  const done = new Set<string>()
  for (const start of parents.keys()) {
    const way = new Set<string>()
    let id: string | null | undefined = start
    while (typeof id === 'string' && !done.has(id) && !way.has(id)) {
      way.add(id)
      id = parents.get(id)
    }
    if (typeof id === 'string' && way.has(id))
      for (const member of [...way].slice([...way].indexOf(id))) looping.add(member)
    for (const member of way) done.add(member)
  }
  return looping
}

/**
 * Everything that is wrong with the structure of a page: ids that name no component, components in
 * two places, in none or in themselves, too deep, in a slot their parent does not have, or against
 * the rules of the sections. Unregistered sections are no problem: they are kept as they are.
 */
export function structureProblems(pageSchema: PageSchema, specs: Specs): readonly Problem[] {
  const problems: Problem[] = []
  const parents = new Map<string, string | null>()
  const singles = new Set<string>()
  for (const place of placesOf(pageSchema)) {
    const ids = idsAt(pageSchema, place)
    const max = maxOf(specs, pageSchema, place)
    if (ids.length > max)
      problems.push(problem('problem.nesting.max', place, place.parent ?? undefined, { limit: max }))
    for (const id of ids) {
      const component = componentOf(pageSchema, id)
      if (!component) problems.push(problem('problem.nesting.unknownId', place, undefined, { id }))
      else if (parents.has(id)) problems.push(problem('problem.nesting.twice', place, id))
      else {
        parents.set(id, place.parent)
        const broken = ruleProblem(specs, pageSchema, { ...place, type: component.type, component: id })
        if (broken) problems.push(broken)
        if (specOf(specs, component.type)?.nesting?.single !== true) continue
        if (singles.has(component.type))
          problems.push(problem('problem.nesting.single', place, id, { type: component.type }))
        singles.add(component.type)
      }
    }
  }
  for (const id of Object.keys(pageSchema.components))
    if (!parents.has(id))
      problems.push({ path: `/components/${id}`, component: id, key: 'problem.nesting.orphan', params: {} })
  for (const id of inLoops(parents))
    problems.push({ path: `/components/${id}`, component: id, key: 'problem.nesting.loop', params: {} })
  for (const { id, depth } of componentsInOrder(pageSchema, specs)) {
    if (depth === limits.componentDepth + 1)
      problems.push({
        path: `/components/${id}`,
        component: id,
        key: 'problem.nesting.depth',
        params: { limit: limits.componentDepth },
      })
  }
  return problems
}
