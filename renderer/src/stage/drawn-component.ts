import type { ResolvedComponent } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import type { PreparedSection } from '../section/prepared-section.ts'
import type { Stage } from './stage.ts'

/** A place of a component that shows a picture, and has none. */
export interface MissingImage {
  readonly kind: 'missing-image'
  readonly component: ResolvedComponent
  readonly paths: readonly string[]
}

/** A section whose view, or a component in it, threw. */
export interface ThrewProblem {
  readonly kind: 'threw'
  /** The id of the component. */
  readonly component: string
  readonly type: string
  readonly error: unknown
}

/** The component that is being drawn: what the parts (`Text`, `Heading`, `Image` …) read by path. */
export interface DrawnComponent {
  /** Tells the walk that a picture is missing where one is shown, or that something threw. */
  readonly report: (problem: MissingImage | ThrewProblem) => void
  readonly stage: Stage
  readonly component: ResolvedComponent
  readonly section: PreparedSection
  readonly drawSlot: (name: string) => ReactNode
  /** What contexts of the view hold here, where React has none (`context.react-server.tsx`). */
  readonly around?: ReadonlyMap<unknown, unknown>
}

/** A view that was called and has not answered yet. */
interface RunningView {
  readonly drawn: DrawnComponent
  /** Whether it made a component that React will call later; nothing is known before our JSX made an element for it. */
  madeComponent?: boolean
}

let running: RunningView | undefined

/** The component whose view is running now, where views are called as functions. */
export const drawnNow = (): DrawnComponent | undefined => running?.drawn

/** Takes down that the view that is running now made an element: of HTML, or of a component of React's. */
export function noteElement(isComponent: boolean): void {
  if (running) running.madeComponent = isComponent || running.madeComponent === true
}

/**
 * Calls a view as a function. Meanwhile the component is the one that `drawnNow` answers; what React calls later finds
 * it in a context, which `needsContext` asks for.
 */
export function callView<P>(
  view: (props: P) => ReactNode,
  props: P,
  drawn: DrawnComponent,
): { readonly element: ReactNode; readonly needsContext: boolean } {
  const before = running
  const own: RunningView = { drawn }
  running = own
  try {
    const element = view(props)
    return { element, needsContext: own.madeComponent !== false }
  } finally {
    running = before
  }
}
