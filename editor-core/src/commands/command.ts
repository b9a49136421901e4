import type { LucideIcon } from 'lucide-react'
import type { Reason } from '../i18n/reason.ts'

/** One of several things that a command can be run with: a section to add, a language to edit. */
export interface CommandOption {
  readonly value: string
  readonly label: string
  readonly reason?: Reason
}

/** What is known of a command without knowing what it works on. */
export interface CommandInfo {
  readonly id: string
  /** The key of its name. */
  readonly label: string
  readonly icon: LucideIcon
  /** Commands of one group stand together; `command.group.{group}` names it. */
  readonly group: string
  /** `mod+shift+z`: mod is Ctrl, and ⌘ on a Mac; `g t`: one key after the other. The first one is shown. */
  readonly shortcuts?: readonly string[]
  /** Its keys count only where no control has the focus: on the canvas and on rows of layers. */
  readonly onComponent?: boolean
  /** Its keys count in fields and dialogs as well. */
  readonly whileTyping?: boolean
  /** The browser's own clipboard events do it; its keys are only shown. */
  readonly byBrowser?: boolean
  /** What has the focus reads its keys and does it: they are shown, and nothing else offers it. */
  readonly isOnlyShown?: boolean
}

/**
 * Something that a person can do. Menus, toolbars, hot keys and the palette are drawn from the list of
 * all commands; none of them does anything by itself. `Context` is what it reads and changes.
 */
export interface Command<Context> extends CommandInfo {
  /** Its name at this moment, where it has two: lock and unlock. */
  readonly labelNow?: (context: Context) => string
  /** Whether what it opens and closes is open now. */
  readonly isOpen?: (context: Context) => boolean
  readonly options?: (context: Context) => readonly CommandOption[]
  /** Cheap enough to be asked at every change of what is selected. */
  readonly can: (context: Context) => true | Reason
  readonly run: (context: Context, option?: string) => void | Promise<void>
}

export const always = (): true => true
