import { limits, type Problem, type ResolvedComponent, type ResolvedTree } from '@vitrine/schemas'
import { Fragment, type ReactNode } from 'react'
import { jsxs } from 'react/jsx-runtime'
import { ComponentContext } from '#stage-context'
import type { PreparedSection, Registry } from '../section/prepared-section.ts'
import type { Estimate, RootAttributes, SectionView, ViewProps } from '../section/section.ts'
import { callView, type DrawnComponent, type MissingImage, type ThrewProblem } from '../stage/drawn-component.ts'
import type { Stage } from '../stage/stage.ts'
import type { HoldPlace } from './held-place.ts'

/** What the walk tells about a component that it does not draw as it stands. */
export type DrawProblem =
  | {
      /** `failed-upgrade` is an older version that the steps of its section could not bring up. */
      readonly kind: 'unknown-section' | 'newer-version' | 'failed-upgrade' | 'too-deep'
      readonly component: ResolvedComponent
    }
  | { readonly kind: 'invalid-values'; readonly component: ResolvedComponent; readonly problems: readonly Problem[] }
  | { readonly kind: 'untranslated'; readonly component: ResolvedComponent; readonly paths: readonly string[] }
  | MissingImage
  | ThrewProblem

/** What one drawing of a page carries along: the sections, and who listens. */
export interface Walk {
  readonly registry: Registry
  /** Whether a root component is drawn; one that throws is not. */
  readonly draws: (root: string) => boolean
  readonly report: (finding: DrawProblem) => void
  /**
   * Whether views are called as functions, which takes less time: where nothing is drawn twice (decision 055).
   * Otherwise each is a component of React's.
   */
  readonly callsViews?: boolean
  /** Whether a view that throws is drawn as nothing: on servers, where React knows no error boundaries. */
  readonly leavesOut?: boolean
}

/** Where the walk is. */
interface At {
  readonly tree: ResolvedTree
  readonly stage: Stage
  readonly walk: Walk
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
  const near: At = { tree, stage, walk }
  const far: At = { ...near, hold }
  const drawn = tree.root
    .slice(from, to)
    // What is left out keeps its place, so that ids stay the same.
    .map((id, at) => (walk.draws(id) ? drawComponent(id, 1, from + at < deferredFrom ? near : far) : null))
  return together(drawn)
}

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
  if (!slots) return drawOne(component, at, noSlots)
  const inside = at.hold ? { ...at, hold: undefined } : at
  return drawOne(component, at, (name) => drawSlot(slots[name], depth + 1, inside))
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
  const { id } = component
  const ready = prepared(component, stage, walk)
  if (!ready) return stage.unknown ? <Fragment key={id}>{stage.unknown(component)}</Fragment> : null
  const { values, section, problems, hidden } = ready
  if (problems.length > 0) walk.report({ kind: 'invalid-values', component, problems })
  if (hidden) return null
  const untranslated = component.languages ? Object.keys(component.languages) : []
  if (untranslated.length > 0) walk.report({ kind: 'untranslated', component, paths: untranslated })
  stage.resources?.stylesheet(component.type)
  const data = stage.data(id)
  const root = hold ? withHeldPlace(ready, data, { stage, walk, hold }) : ready.root
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

/** The attributes with what holds the place of a component until it comes near, where its section can tell how high it is. */
function withHeldPlace(
  ready: Prepared,
  data: unknown,
  { stage, walk, hold }: Pick<At, 'stage' | 'walk'> & { readonly hold: HoldPlace },
): RootAttributes {
  const { root, section, values, held } = ready
  if (held?.language === stage.language) return held.root
  const estimate = section.estimate as Estimate<unknown, unknown> | undefined
  if (!estimate) return root
  try {
    const { style, isLasting } = hold(estimate, values, data, stage)
    const withPlace = { ...root, 'data-deferred': '', style: { ...root.style, ...style } }
    if (isLasting) ready.held = { language: stage.language, root: withPlace }
    return withPlace
  } catch (error) {
    walk.report({ kind: 'threw', component: values.id, type: values.type, error })
    return root
  }
}

/** A component that is ready to be drawn, and the surroundings it was made ready for. */
interface Prepared {
  readonly values: ResolvedComponent
  readonly root: RootAttributes
  /** The same with the place that it holds, in the language that was asked for last. */
  held?: { readonly language: string; readonly root: RootAttributes }
  readonly problems: readonly Problem[]
  readonly hidden: boolean
  readonly section: PreparedSection
  readonly registry: Registry
  readonly direction: Stage['direction']
  readonly asset: Stage['asset']
}

/** Editions are immutable and drawn often, so each component is checked once for each surrounding. */
const known = new WeakMap<ResolvedComponent, Prepared>()

/** `undefined` when nobody here can draw it: its section is unknown, or of another version than it. */
function prepared(component: ResolvedComponent, stage: Stage, walk: Walk): Prepared | undefined {
  const { direction, asset } = stage
  const hit = known.get(component)
  if (hit && hit.registry === walk.registry && hit.direction === direction && hit.asset === asset) return hit
  const section = walk.registry.get(component.type)
  if (!section || component.version !== section.spec.version) {
    const isNewer = section && component.version > section.spec.version
    walk.report({ kind: isNewer ? 'newer-version' : section ? 'failed-upgrade' : 'unknown-section', component })
    return undefined
  }
  const { props, problems } = section.repair(component.props)
  const values = problems.length > 0 ? { ...component, props } : component
  const made: Prepared = {
    values,
    root: section.rootAttributes(values, { direction, asset }),
    problems,
    hidden: props.visible === false && (values.mobile?.visible ?? false) === false,
    section,
    registry: walk.registry,
    direction,
    asset,
  }
  known.set(component, made)
  return made
}
