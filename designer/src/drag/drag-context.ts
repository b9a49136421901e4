import { neededContext } from '../needed-context.ts'
import type { DropStore } from './drop-state.ts'

export const [DropProvider, useDropStore] = neededContext<DropStore>('No drag area: this belongs inside of <DragArea>.')
