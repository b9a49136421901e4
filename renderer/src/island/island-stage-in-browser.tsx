'use client'

import type { ReactNode } from 'react'
import { StageProvider } from '#stage-context'
import { islandStage, type PageContext } from './island-stage.ts'

/** The stage of an island that stands in server components. */
export const IslandStage = ({
  context,
  children,
}: {
  readonly context: PageContext
  readonly children: ReactNode
}): ReactNode => <StageProvider stage={islandStage(context)}>{children}</StageProvider>
