import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Saving } from './saving.ts'
import type { SavingState } from './saving-state.ts'

const SavingContext = createContext<Saving | undefined>(undefined)
export const SavingProvider = SavingContext.Provider

/** @throws Error outside of a designer. */
export function useSaving(): Saving {
  const saving = useContext(SavingContext)
  if (!saving) throw new Error('Nothing is saved here: this belongs inside of the designer.')
  return saving
}

export const useSavingState = <T,>(select: (state: SavingState) => T): T => useStore(useSaving().state, select)
