import type { ReactNode } from 'react'
import { type DrawnComponent, drawnNow } from './drawn-component.ts'
import { inView } from './in-view.tsx'
import type { Stage } from './stage.ts'

// What context.tsx is to browsers, for React's server components, which know no contexts: each component that a view makes is
// called while the component of the view is the one that is drawn.

interface Around<T> {
  readonly value: T
  readonly children: ReactNode
}

/** The stage comes with each component, so what stands around a page need not hand it on. */
export const StageContext = ({ children }: Around<Stage | undefined>): ReactNode => children

export const StageProvider = ({ children }: { readonly stage: Stage; readonly children: ReactNode }): ReactNode =>
  children

/** The stage that a view is drawn on. @throws Error outside of a view, and behind the first `await` of a component in it. */
export const useStage = (): Stage => useDrawnComponent().stage

/** Drawn around each view. */
export const ComponentContext = ({ value, children }: Around<DrawnComponent>): ReactNode => inView(children, value)

/** The component that is being drawn; nothing outside of a view. */
export const useDrawnComponentIfAny = (): DrawnComponent | undefined => drawnNow()

/** The component that is being drawn. @throws Error outside of a view, and behind the first `await` of a component in it. */
export function useDrawnComponent(): DrawnComponent {
  const drawn = drawnNow()
  if (!drawn) throw new Error('No component: use this inside the view of a section, before the first await.')
  return drawn
}

/** The id of the component that is being drawn; nothing outside of a view. */
export const useComponentId = (): string | undefined => drawnNow()?.component.id

/** What a view put around components in it. */
interface ViewContext<T> {
  (props: Around<T>): ReactNode
  readonly fallback: T
}

/** A context for what stands in a view: see context.tsx. */
export function createViewContext<T>(fallback: T): ViewContext<T> {
  function Provider({ value, children }: Around<T>): ReactNode {
    const drawn = useDrawnComponent()
    return inView(children, { ...drawn, around: new Map(drawn.around).set(Provider, value) })
  }
  return Object.assign(Provider, { fallback })
}

/** The value of the nearest one around a component in a view. */
export function useViewContext<T>(context: ViewContext<T>): T {
  const around = drawnNow()?.around
  return around?.has(context) ? (around.get(context) as T) : context.fallback
}
