import type { Problem, ResolvedComponent, ResolvedTree } from '@vitrine/schemas'
import type { CSSProperties } from 'react'
import type { PreparedSection, Registry } from '../section/prepared-section.ts'
import type { Estimate, RootAttributes } from '../section/section.ts'
import type { Stage } from '../stage/stage.ts'
import type { HoldPlace } from './held-place.ts'
import type { Walk } from './walk.ts'

/** What components are made ready for. */
interface Surroundings extends Pick<Stage, 'direction' | 'asset'> {
  readonly registry: Registry
}

/** A component that is ready to be drawn. */
export interface ReadyComponent {
  readonly component: ResolvedComponent
  /** The same with values that can be drawn. */
  readonly values: ResolvedComponent
  readonly root: RootAttributes
  readonly problems: readonly Problem[]
  readonly hidden: boolean
  readonly section: PreparedSection
  /** The attributes with the place that it holds, in the language that was asked for last. */
  held: RootAttributes | undefined
  heldIn: string | undefined
}

/** The components that were made ready for one surrounding, by their ids. */
export class ReadyComponents {
  readonly #surroundings: Surroundings
  readonly #ready = new Map<string, ReadyComponent>()

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  isFor({ registry, direction, asset }: Surroundings): boolean {
    const own = this.#surroundings
    return own.registry === registry && own.direction === direction && own.asset === asset
  }

  /** `undefined` when nobody here can draw it: its section is unknown, or of another version than it. */
  of(component: ResolvedComponent, { report }: Pick<Walk, 'report'>): ReadyComponent | undefined {
    const hit = this.#ready.get(component.id)
    if (hit?.component === component) return hit
    const section = this.#surroundings.registry.get(component.type)
    if (!section || component.version !== section.spec.version) {
      const isNewer = section && component.version > section.spec.version
      report({ kind: isNewer ? 'newer-version' : section ? 'failed-upgrade' : 'unknown-section', component })
      return undefined
    }
    const { props, problems } = section.repair(component.props)
    const values = problems.length > 0 ? { ...component, props } : component
    const made: ReadyComponent = {
      component,
      values,
      root: section.rootAttributes(values, this.#surroundings),
      problems,
      hidden: props.visible === false && (values.mobile?.visible ?? false) === false,
      section,
      held: undefined,
      heldIn: undefined,
    }
    this.#ready.set(component.id, made)
    return made
  }
}

/**
 * Editions are immutable and drawn often, so each component is checked once for each surrounding. By tree: an entry for
 * each component of thousands of pages would be looked through whenever memory is cleared.
 */
const known = new WeakMap<ResolvedTree | ResolvedComponent, ReadyComponents>()

function readyOf(key: ResolvedTree | ResolvedComponent, surroundings: Surroundings): ReadyComponents {
  const hit = known.get(key)
  if (hit?.isFor(surroundings)) return hit
  const made = new ReadyComponents(surroundings)
  known.set(key, made)
  return made
}

/** What is made ready of a tree, for all who draw it. */
export const readyIn = (tree: ResolvedTree, surroundings: Surroundings): ReadyComponents => readyOf(tree, surroundings)

/** The same for those who draw a component by itself. */
export const readyAlone = (component: ResolvedComponent, surroundings: Surroundings): ReadyComponents =>
  readyOf(component, surroundings)

interface Drawing {
  readonly data: unknown
  readonly stage: Stage
  readonly walk: Walk
  readonly hold: HoldPlace
}

/**
 * The attributes with what holds the place of a component until it comes near, where its section can tell how high it
 * is. What was estimated from its props alone is kept.
 */
export function withHeldPlace(ready: ReadyComponent, { data, stage, walk, hold }: Drawing): RootAttributes {
  const { root, section, values } = ready
  if (ready.held && ready.heldIn === stage.language) return ready.held
  const estimate = section.estimate as Estimate<unknown, unknown> | undefined
  if (!estimate) return root
  try {
    const { style, isLasting } = hold(estimate, values, data, stage)
    const withPlace = holding(root, style)
    if (isLasting) {
      ready.held = withPlace
      ready.heldIn = stage.language
    }
    return withPlace
  } catch (error) {
    walk.report({ kind: 'threw', component: values.id, type: values.type, error })
    return root
  }
}

/** So many heights are kept for the same attributes. */
const MOST_HEIGHTS = 100
const heights = new WeakMap<RootAttributes, Map<string, RootAttributes>>()

/** Attributes with a place of a height. Components with the same attributes are often of the same height, too. */
function holding(root: RootAttributes, style: CSSProperties): RootAttributes {
  const ofRoot = heights.get(root) ?? new Map<string, RootAttributes>()
  const key = Object.values(style).join(' ')
  const hit = ofRoot.get(key)
  if (hit) return hit
  const made = { ...root, 'data-deferred': '', style: { ...root.style, ...style } }
  if (ofRoot.size >= MOST_HEIGHTS) ofRoot.clear()
  heights.set(root, ofRoot.set(key, made))
  return made
}
