import { createContext, useContext } from 'react'
import type { DropStore } from './drop-state.ts'

const DropContext = createContext<DropStore | undefined>(undefined)
export const DropProvider = DropContext.Provider

/** @throws Error outside of the drag area. */
export function useDropStore(): DropStore {
  const store = useContext(DropContext)
  if (!store) throw new Error('No drag area: this belongs inside of <DragArea>.')
  return store
}
