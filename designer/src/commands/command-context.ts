import type { CommandsContext } from '@vitrine/editor-core'
import type { StoreApi } from 'zustand/vanilla'
import type { DesignerTranslate } from '../context/translate.ts'
import type { ShownContent } from '../stage/shown-contents.ts'
import type { Editor } from '../store/editor.ts'
import type { EditorView } from '../store/view.ts'
import type { SystemClipboard } from './system-clipboard.ts'

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What stands over the designer, one at a time. */
export type CommandDialogName =
  | { readonly name: 'palette'; readonly command?: string }
  | { readonly name: 'move-to' | 'rename' | 'keys' | 'limits' }
  | { readonly name: 'content'; readonly content: ShownContent }
  | { readonly name: 'component-menu'; readonly at: Point | undefined }

/** What others do when a command asks for it. */
export interface CommandActions {
  readonly save: () => void
  readonly publish: () => void
  readonly preview: () => void
  /** Loads a page that is not here yet, without showing it. */
  readonly loadPage?: (page: string) => Promise<void>
  /** Loads a page that is not here yet, and shows it. */
  readonly openPage?: (page: string) => Promise<void>
  /** How large the canvas is drawn where it fits itself into the room. */
  readonly shownZoom?: () => number
  /** Where a menu for a component opens when it is asked for by a key. */
  readonly pointOf?: (component: string) => Point | undefined
  /** Puts the focus where what was chosen goes on: into the search of the palette of sections. */
  readonly focusPanel?: (panel: string) => void
}

/** The contents that the canvas shows. */
export interface CanvasContents {
  /** Those that a component shows: not samples. */
  readonly of: (component: string) => readonly ShownContent[]
  /** Asks for all of them again, and draws what has changed. */
  readonly reload: () => void
}

/** All that commands read and change. */
export interface CommandContext extends CommandsContext {
  readonly editor: Editor
  readonly view: EditorView
  readonly actions: CommandActions
  readonly clipboard: SystemClipboard
  /** Nothing while there is no canvas. */
  readonly canvasContents: { current?: CanvasContents | undefined }
  /** Whether who works here may edit contents; else it is not offered. */
  readonly mayEditContents: boolean
  readonly dialogs: StoreApi<{ readonly open: CommandDialogName | undefined }>
  /** A word of the interface with its placeholders filled, and a label of a section if there is one. */
  readonly t: DesignerTranslate
  readonly label: (key: string) => string | undefined
  readonly locale: string
}

export const openDialog = ({ dialogs }: CommandContext, open: CommandDialogName | undefined): void =>
  dialogs.setState({ open })
