import type { Component, On, Settings } from '@vitrine/schemas'
import { useCallback, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { neededContext } from '../context/required-context.ts'
import type { EditorState } from './draft-store.ts'
import type { Editor } from './editor.ts'
import { keyOf, type Place } from './places.ts'
import type { View, ViewState } from './view.ts'

/** A draft that is being edited, and how it is looked at. */
export interface Workbench {
  readonly editor: Editor
  readonly view: View
}

export const [WorkbenchProvider, useWorkbench] = neededContext<Workbench>(
  'No draft: this belongs inside of the designer.',
)

export const useEditor = (): Editor => useWorkbench().editor
/** Something of the whole draft. Select little: the selector runs at every change of any list. */
export const useDraft = <T>(select: (state: EditorState) => T): T => useStore(useWorkbench().editor.state, select)
export const useView = <T>(select: (state: ViewState) => T): T => useStore(useWorkbench().view.state, select)
export const useChangeView = (): View['change'] => useWorkbench().view.change

function useWatched<T>(key: string, read: (editor: Editor) => T): T {
  const editor = useEditor()
  const subscribe = useCallback((listener: () => void) => editor.watch(key, listener), [editor, key])
  return useSyncExternalStore(subscribe, () => read(editor))
}

/** One component: drawn again when its type or its slots change, not when another one does. */
export const useComponent = (id: string): Component | undefined =>
  useWatched(`component:${id}`, (editor) => editor.component(id))
export const useSettings = (id: string): Settings | undefined =>
  useWatched(`component:${id}`, (editor) => editor.settings(id))
export const usePlace = (id: string): Place | undefined => useWatched(`place:${id}`, (editor) => editor.place(id))

const empty: readonly string[] = []
/** The components that stand on a page or part itself. */
export const useRoot = (on: On): readonly string[] =>
  useWatched(`root:${keyOf(on)}`, (editor) => editor.structure(on)?.root ?? empty)
/** Changes whenever the structure of a page does: for trees and outlines, which show all of it. */
export const useStructure = (on: On) => useWatched(`structure:${keyOf(on)}`, (editor) => editor.structure(on))
