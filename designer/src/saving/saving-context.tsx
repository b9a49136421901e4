import { useStore } from 'zustand'
import { requiredContext } from '../context/required-context.ts'
import type { Saving } from './saving.ts'
import type { SavingState } from './saving-state.ts'

export const [SavingProvider, useSaving] = requiredContext<Saving>(
  'Nothing is saved here: this belongs inside of the designer.',
)

export const useSavingState = <T,>(select: (state: SavingState) => T): T => useStore(useSaving().state, select)
