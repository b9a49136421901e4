import { requiredContext } from '@vitrine/editor-core'
import { createStore } from 'zustand/vanilla'
import type { DropPlace } from './places/drop-place.ts'
import type { Dragged } from './places/placement-rules.ts'

/** What is being dragged, and where it would be dropped. */
export interface DropState {
  readonly dragged: Dragged | undefined
  readonly place: DropPlace | undefined
}

/** One drag at a time, whoever started it. */
export const createDropState = () => createStore<DropState>(() => ({ dragged: undefined, place: undefined }))
export type DropStore = ReturnType<typeof createDropState>

export const [DropProvider, useDropStore] = requiredContext<DropStore>(
  'No drag area: this belongs inside of <DragArea>.',
)
