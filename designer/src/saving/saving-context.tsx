import { useStore } from 'zustand'
import { neededContext } from '../context/required-context.ts'
import type { Saving } from './saving.ts'
import type { SavingState } from './saving-state.ts'

export const [SavingProvider, useSaving] = neededContext<Saving>(
  'Nothing is saved here: this belongs inside of the designer.',
)

export const useSavingState = <T,>(select: (state: SavingState) => T): T => useStore(useSaving().state, select)
