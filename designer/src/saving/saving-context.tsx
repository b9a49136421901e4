import { requiredContext } from '@vitrine/editor-core'
import { useStore } from 'zustand'
import type { Saving } from './saving.ts'
import type { SavingState } from './saving-state.ts'

export const [SavingProvider, useSaving] = requiredContext<Saving>(
  'Nothing is saved here: this belongs inside of the designer.',
)

export const useSavingState = <T,>(select: (state: SavingState) => T): T => useStore(useSaving().state, select)
