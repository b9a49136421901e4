import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useEditor } from '../../store/context.ts'
import type { Editor } from '../../store/editor.ts'
import type { PlacedProblem } from './find-problems.ts'

/** What is wrong in a draft as far as it was looked at; nothing before the first look. */
export interface KnownProblems {
  readonly problems: readonly PlacedProblem[] | undefined
}

const stores = new WeakMap<Editor, StoreApi<KnownProblems>>()

export function problemStore(editor: Editor): StoreApi<KnownProblems> {
  const store = stores.get(editor) ?? createStore<KnownProblems>(() => ({ problems: undefined }))
  stores.set(editor, store)
  return store
}

export const useProblems = (): KnownProblems['problems'] =>
  useStore(problemStore(useEditor()), ({ problems }) => problems)

/** How many there are, for a mark in the rail; nothing before anybody has looked. */
export const useProblemCount = (): number | undefined =>
  useStore(problemStore(useEditor()), ({ problems }) => problems?.length)
