import { limits, type ResolvedComponent, type ResolvedTree } from '@vitrine/schemas'
import { Fragment, type ReactNode } from 'react'
import { jsxs } from 'react/jsx-runtime'
import { ComponentContext } from '#stage-context'
import type { RootAttributes, SectionView, ViewProps } from '../section/section.ts'
import { callView, type DrawnComponent } from '../stage/drawn-component.ts'
import type { Stage } from '../stage/stage.ts'
import type { HoldPlace } from './held-place.ts'
import { type ReadyComponents, readyAlone, readyIn, withHeldPlace } from './ready-components.ts'
import type { Walk } from './walk.ts'

/** Where the walk is. */
interface At {
  readonly tree: ResolvedTree
  readonly stage: Stage
  readonly walk: Walk
  /** What was made ready of the tree. */
  readonly ready: ReadyComponents
  /** Whether it is below what a first screen shows: it is laid out when it comes near, if its height is known. */
  readonly hold?: HoldPlace | undefined
}

/** The root components of a tree, in their order. */
export interface RootsProps {
  readonly tree: ResolvedTree
  readonly stage: Stage
  readonly walk: Walk
  /** From this one on they are below what a first screen shows. */
  readonly deferredFrom?: number
  /** How those hold their places: an app of one's own, where none is deferred, does not load it. */
  readonly hold?: HoldPlace
  /** Only those from one place up to another; all of them without. */
  readonly from?: number
  readonly to?: number
}

/** Draws root components. It is a component of React's, so that views which are called may use React's hooks. */
export function Roots({
  tree,
  stage,
  walk,
  deferredFrom = Number.POSITIVE_INFINITY,
  hold,
  from = 0,
  to,
}: RootsProps): ReactNode {
  const near: At = { tree, stage, walk, ready: readyIn(tree, surroundings(stage, walk)) }
  const far: At = { ...near, hold }
  const drawn = tree.root
    .slice(from, to)
    // What is left out keeps its place, so that ids stay the same.
    .map((id, at) => (walk.draws(id) ? drawComponent(id, 1, from + at < deferredFrom ? near : far) : null))
  return together(drawn)
}

const surroundings = ({ direction, asset }: Stage, { registry }: Walk) => ({ registry, direction, asset })

/** As children that stand there once and for all, elements need no keys. */
const together = (drawn: readonly ReactNode[]): ReactNode => jsxs(Fragment, { children: drawn })

/**
 * One component and all in its slots, as elements: a plain function, since a component of React's
 * for each would cost more than the section itself.
 */
function drawComponent(id: string, depth: number, at: At): ReactNode {
  const component = at.tree.components[id]
  if (!component) return null
  if (depth > limits.componentDepth && at.walk.registry.get(component.type)) {
    at.walk.report({ kind: 'too-deep', component })
    return null
  }
  const { slots } = component
  if (!slots) return drawReady(component, at, noSlots)
  const inside = at.hold ? { ...at, hold: undefined } : at
  return drawReady(component, at, (name) => drawSlot(slots[name], depth + 1, inside))
}

/**
 * One component on a stage, with whatever `drawSlot` draws in its slots: for those who draw every
 * component by itself, such as an editor.
 */
export function drawOne(
  component: ResolvedComponent,
  { stage, walk, hold }: Pick<At, 'stage' | 'walk' | 'hold'>,
  drawSlot: (name: string) => ReactNode,
): ReactNode {
  const ready = readyAlone(component, surroundings(stage, walk))
  return drawReady(component, { stage, walk, hold, ready }, drawSlot)
}

function drawReady(
  component: ResolvedComponent,
  { stage, walk, hold, ready: components }: Pick<At, 'stage' | 'walk' | 'hold' | 'ready'>,
  drawSlot: (name: string) => ReactNode,
): ReactNode {
  const { id } = component
  const ready = components.of(component, walk)
  if (!ready) return stage.unknown ? <Fragment key={id}>{stage.unknown(component)}</Fragment> : null
  const { values, section, problems, hidden } = ready
  if (problems.length > 0) walk.report({ kind: 'invalid-values', component, problems })
  if (hidden) return null
  const untranslated = component.languages ? Object.keys(component.languages) : []
  if (untranslated.length > 0) walk.report({ kind: 'untranslated', component, paths: untranslated })
  stage.resources?.stylesheet(component.type)
  const data = stage.data(id)
  const root = hold ? withHeldPlace(ready, { data, stage, walk, hold }) : ready.root
  const drawn: DrawnComponent = {
    stage,
    report: walk.report,
    component: values,
    section,
    drawSlot,
  }
  const View = section.view as unknown as SectionView<ResolvedComponent['props'], unknown>
  const viewProps = { id, props: values.props, root: withHandles(root, values, stage), data }
  if (walk.callsViews) {
    const { element, needsContext } = callView(View, viewProps, drawn)
    return needsContext ? <ComponentContext value={drawn}>{element}</ComponentContext> : element
  }
  return (
    <ComponentContext key={id} value={drawn}>
      {walk.leavesOut ? <ViewOrNothing view={View} viewProps={viewProps} walk={walk} /> : <View {...viewProps} />}
    </ComponentContext>
  )
}

/** Whether it is what React's `use` throws where a view waits for something: no error, and to be thrown on. */
const waits = ({ message }: Error): boolean => /^Suspense Exception|React error #460\b/.test(message)

interface ViewOrNothingProps {
  readonly view: SectionView<ResolvedComponent['props'], unknown>
  readonly viewProps: ViewProps<ResolvedComponent['props'], unknown>
  readonly walk: Walk
}

/** Calls a view, whose hooks are those of this component then: ids are the same as where React calls it. */
function ViewOrNothing({ view, viewProps, walk }: ViewOrNothingProps): ReactNode {
  try {
    return view(viewProps)
  } catch (error) {
    if (!(error instanceof Error) || waits(error)) throw error
    const { id, root } = viewProps
    walk.report({ kind: 'threw', component: id, type: root['data-section'], error })
    return null
  }
}

const noSlots = () => null

const drawSlot = (ids: unknown, depth: number, at: At): ReactNode =>
  Array.isArray(ids) ? together(ids.map((child: string) => drawComponent(child, depth, at))) : null

const withHandles = (root: RootAttributes, component: ResolvedComponent, stage: Stage): RootAttributes =>
  stage.handles ? { ...root, ...stage.handles(component) } : root
