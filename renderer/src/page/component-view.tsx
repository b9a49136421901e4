import { limits, type Problem, type ResolvedComponent, type ResolvedTree } from '@vitrine/schemas'
import { createContext, type ReactNode, useContext } from 'react'
import type { PreparedSection, Registry } from '../section/registry.ts'
import type { Surroundings } from '../section/root-attributes.ts'
import type { RootAttributes } from '../section/section.ts'
import { ComponentProvider, useStage } from '../stage/context.tsx'
import type { Stage } from '../stage/stage.ts'

/** What the walker tells about a component that it does not draw as it stands. */
export type Finding =
  | { readonly kind: 'unknown-section' | 'newer-version' | 'too-deep'; readonly component: ResolvedComponent }
  | { readonly kind: 'invalid-values'; readonly component: ResolvedComponent; readonly problems: readonly Problem[] }
  | { readonly kind: 'threw'; readonly component: string; readonly type: string; readonly error: unknown }

/** What one drawing of a page carries along: the sections, and who listens. */
export interface Walk {
  readonly registry: Registry
  /** Roots that threw before, and are drawn as nothing now. */
  readonly broken: ReadonlySet<string>
  readonly enterRoot: (id: string, type: string) => void
  readonly drawn: (type: string) => void
  readonly find: (finding: Finding) => void
}

const WalkContext = createContext<Walk | undefined>(undefined)
export const WalkProvider = WalkContext.Provider

function useWalk(): Walk {
  const walk = useContext(WalkContext)
  if (!walk) throw new Error('No page: components are drawn inside <PageView>.')
  return walk
}

/** One root component. It is noted first, so that a throw below it is known to be its own. */
export function Root({ id, tree }: { readonly id: string; readonly tree: ResolvedTree }) {
  const walk = useWalk()
  walk.enterRoot(id, tree.components[id]?.type ?? 'missing')
  return walk.broken.has(id) ? null : <ComponentView id={id} tree={tree} depth={1} />
}

interface Place {
  readonly id: string
  readonly tree: ResolvedTree
  readonly depth: number
}

function ComponentView({ id, tree, depth }: Place): ReactNode {
  const walk = useWalk()
  const stage = useStage()
  const component = tree.components[id]
  if (!component) return null
  const section = walk.registry.get(component.type)
  if (!section || component.version > section.spec.version) {
    walk.find({ kind: section ? 'newer-version' : 'unknown-section', component })
    return stage.unknown?.(component) ?? null
  }
  if (depth > limits.componentDepth) {
    walk.find({ kind: 'too-deep', component })
    return null
  }
  return <Drawn place={{ id, tree, depth }} component={component} section={section} stage={stage} walk={walk} />
}

interface DrawnProps {
  readonly place: Place
  readonly component: ResolvedComponent
  readonly section: PreparedSection
  readonly stage: Stage
  readonly walk: Walk
}

function Drawn({ place, component, section, stage, walk }: DrawnProps) {
  const { values, root, problems, hidden } = prepared(component, section, stage)
  if (problems.length > 0) walk.find({ kind: 'invalid-values', component, problems })
  if (hidden) return null
  walk.drawn(component.type)
  const View = section.view as React.ComponentType<{
    readonly id: string
    readonly props: ResolvedComponent['props']
    readonly root: RootAttributes
    readonly data: unknown
  }>
  const drawSlot = (name: string) => {
    const ids = component.slots?.[name]
    return Array.isArray(ids)
      ? ids.map((child) => <ComponentView key={child} id={child} tree={place.tree} depth={place.depth + 1} />)
      : null
  }
  return (
    <ComponentProvider drawn={{ component: values, section, drawSlot }}>
      <View
        id={component.id}
        props={values.props}
        root={withHandles(root, values, stage)}
        data={stage.data(component.id)}
      />
    </ComponentProvider>
  )
}

const withHandles = (root: RootAttributes, component: ResolvedComponent, stage: Stage): RootAttributes =>
  stage.handles ? { ...root, ...stage.handles(component) } : root

interface Prepared {
  readonly values: ResolvedComponent
  readonly root: RootAttributes
  readonly problems: readonly Problem[]
  readonly hidden: boolean
}

/** Editions are immutable and drawn often, so each component is checked once for each surrounding. */
const known = new WeakMap<
  ResolvedComponent,
  { readonly section: PreparedSection; readonly surroundings: Surroundings; readonly prepared: Prepared }
>()

function prepared(component: ResolvedComponent, section: PreparedSection, stage: Stage): Prepared {
  const hit = known.get(component)
  if (
    hit &&
    hit.section === section &&
    hit.surroundings.direction === stage.direction &&
    hit.surroundings.asset === stage.asset
  )
    return hit.prepared
  const { props, problems } = section.repair(component.props)
  const values = problems.length > 0 ? { ...component, props } : component
  const surroundings = { direction: stage.direction, asset: stage.asset }
  const result: Prepared = {
    values,
    problems,
    root: section.rootAttributes(values, surroundings),
    hidden: props.visible === false && (values.mobile?.visible ?? false) === false,
  }
  known.set(component, { section, surroundings, prepared: result })
  return result
}
