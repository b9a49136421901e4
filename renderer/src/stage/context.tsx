import { type Context, createContext, type ReactNode, use } from 'react'
import { type DrawnComponent, drawnNow } from './drawn-component.ts'
import type { Stage } from './stage.ts'

/** Set around everything that is drawn. */
export const StageContext = createContext<Stage | undefined>(undefined)

export function StageProvider({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }) {
  return <StageContext value={stage}>{children}</StageContext>
}

/** The stage that a view is drawn on. @throws Error outside of a stage. */
export function useStage(): Stage {
  const stage = drawnNow()?.stage ?? use(StageContext)
  if (!stage) throw new Error('No stage: draw sections inside <StageProvider stage={…}>.')
  return stage
}

/** Set by the walk around each view. */
export const ComponentContext = createContext<DrawnComponent | undefined>(undefined)

/** The component that is being drawn; nothing outside of a view. */
export const useDrawnComponentIfAny = (): DrawnComponent | undefined => drawnNow() ?? use(ComponentContext)

/** The component that is being drawn. @throws Error outside of a view. */
export function useDrawnComponent(): DrawnComponent {
  const drawn = useDrawnComponentIfAny()
  if (!drawn) throw new Error('No component: this part belongs inside the view of a section.')
  return drawn
}

/** The id of the component that is being drawn; nothing outside of a view. */
export const useComponentId = (): string | undefined => useDrawnComponentIfAny()?.component.id

/**
 * A context for what stands in a view, which server components have too: `<FormContext value={…}>` around it, `useViewContext`
 * in it. Components in slots are not reached by it.
 */
export const createViewContext: <T>(fallback: T) => Context<T> = createContext

/** The value of the nearest one around a component in a view. */
export const useViewContext: <T>(context: Context<T>) => T = use
