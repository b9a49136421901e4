import type { ResolvedComponent } from '@vitrine/schemas'
import { createContext, type ReactNode, useContext } from 'react'
import type { PreparedSection } from '../section/registry.ts'
import type { Stage } from './stage.ts'

/** Set around everything that is drawn. */
export const StageContext = createContext<Stage | undefined>(undefined)

export function StageProvider({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }) {
  return <StageContext value={stage}>{children}</StageContext>
}

/** The stage that a view is drawn on. @throws Error outside of a stage. */
export function useStage(): Stage {
  const stage = useContext(StageContext)
  if (!stage) throw new Error('No stage: draw sections inside <StageProvider stage={…}>.')
  return stage
}

/** A place of a component that shows a picture, and has none. */
export interface MissingImage {
  readonly kind: 'missing-image'
  readonly component: ResolvedComponent
  readonly paths: readonly string[]
}

/** The component that is being drawn: what the parts (`Text`, `Heading`, `Image` …) read by path. */
export interface DrawnComponent {
  /** Reports to the walk that a picture is missing where one is shown. */
  readonly report: (missing: MissingImage) => void
  readonly stage: Stage
  readonly component: ResolvedComponent
  readonly section: PreparedSection
  readonly drawSlot: (name: string) => ReactNode
}

/** Set by the walk around each view. */
export const ComponentContext = createContext<DrawnComponent | undefined>(undefined)

/** The component that is being drawn. @throws Error outside of a view. */
export function useDrawnComponent(): DrawnComponent {
  const drawn = useContext(ComponentContext)
  if (!drawn) throw new Error('No component: this part belongs inside the view of a section.')
  return drawn
}

/** The id of the component that is being drawn; nothing outside of a view. */
export const useComponentId = (): string | undefined => useContext(ComponentContext)?.component.id
