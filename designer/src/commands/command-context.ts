import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DesignerTranslate } from '../context/translate.ts'
import type { Editor } from '../store/editor.ts'
import type { EditorView } from '../store/view.ts'
import { type Announcer, createAnnouncer } from './announcer.ts'
import { createSystemClipboard, type SystemClipboard } from './system-clipboard.ts'

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What stands over the designer, one at a time. */
export type CommandDialogName =
  | { readonly name: 'palette'; readonly command?: string }
  | { readonly name: 'move-to' | 'rename' | 'keys' | 'limits' }
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

/** All that commands read and change. */
export interface CommandContext {
  readonly editor: Editor
  readonly view: EditorView
  readonly actions: CommandActions
  readonly clipboard: SystemClipboard
  readonly dialogs: StoreApi<{ readonly open: CommandDialogName | undefined }>
  readonly announcer: Announcer
  /** A word of the interface with its placeholders filled, and a label of a section if there is one. */
  readonly t: DesignerTranslate
  readonly label: (key: string) => string | undefined
  readonly locale: string
  readonly isMac: boolean
}

type CommandContextInput = Pick<CommandContext, 'editor' | 'view' | 'actions' | 't' | 'label' | 'locale'> &
  Partial<Pick<CommandContext, 'clipboard' | 'isMac'>>

const onMac = (): boolean => globalThis.navigator !== undefined && /Mac|iPhone|iPad/.test(navigator.platform)

/** The context of all commands of one designer: made once, for as long as it is open. */
export const createCommandContext = (given: CommandContextInput): CommandContext => ({
  clipboard: createSystemClipboard(),
  isMac: onMac(),
  ...given,
  dialogs: createStore(() => ({ open: undefined })),
  announcer: createAnnouncer(),
})

export const openDialog = ({ dialogs }: CommandContext, open: CommandDialogName | undefined): void =>
  dialogs.setState({ open })
