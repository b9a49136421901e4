import { requiredContext } from '@vitrine/editor-core'
import type { Component, On, Settings } from '@vitrine/schemas'
import { useCallback, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { EditorState } from './draft-store.ts'
import type { Editor } from './editor.ts'
import { type ComponentLocation, locationKey } from './tables/places.ts'
import type { EditorView, ViewState } from './view.ts'

/** A draft that is being edited, and how it is looked at. */
export interface EditorStore {
  readonly editor: Editor
  readonly view: EditorView
}

export const [EditorStoreProvider, useEditorStore] = requiredContext<EditorStore>(
  'No draft: this belongs inside of the designer.',
)

export const useEditor = (): Editor => useEditorStore().editor
/** Something of the whole draft. Select little: the selector runs at every change of any list. */
export const useDraft = <T>(select: (state: EditorState) => T): T => useStore(useEditorStore().editor.state, select)
export const useView = <T>(select: (state: ViewState) => T): T => useStore(useEditorStore().view.state, select)
export const useChangeView = (): EditorView['change'] => useEditorStore().view.change

function useWatched<T>(key: string, read: (editor: Editor) => T): T {
  const editor = useEditor()
  const subscribe = useCallback((listener: () => void) => editor.watch(key, listener), [editor, key])
  return useSyncExternalStore(subscribe, () => read(editor))
}

/** One component: re-rendered when its type or its slots change, not when another one does. */
export const useComponent = (id: string): Component | undefined =>
  useWatched(`component:${id}`, (editor) => editor.component(id))
export const useSettings = (id: string): Settings | undefined =>
  useWatched(`component:${id}`, (editor) => editor.settings(id))
export const usePlace = (id: string): ComponentLocation | undefined =>
  useWatched(`place:${id}`, (editor) => editor.place(id))

const empty: readonly string[] = []
/** The components that stand on a page or part itself. */
export const useRoot = (on: On): readonly string[] =>
  useWatched(`root:${locationKey(on)}`, (editor) => editor.structure(on)?.root ?? empty)
/** Changes whenever the structure of a page does: for trees and outlines, which show all of it. */
export const useStructure = (on: On) => useWatched(`structure:${locationKey(on)}`, (editor) => editor.structure(on))
