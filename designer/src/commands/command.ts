import type { LucideIcon } from 'lucide-react'
import type { Reason } from '../i18n/reason.ts'
import type { CommandContext } from './command-context.ts'

/** One of several things that a command can be run with: a section to add, a language to edit. */
export interface CommandOption {
  readonly value: string
  readonly label: string
  readonly reason?: Reason
}

export const groups = [
  'draft',
  'history',
  'component',
  'place',
  'clipboard',
  'select',
  'view',
  'panels',
  'help',
] as const
export type CommandGroup = (typeof groups)[number]

/**
 * Something that a person can do in the designer. Menus, toolbars, hot keys and the palette are drawn
 * from the list of all commands; none of them does anything by itself.
 */
export interface Command {
  readonly id: string
  /** The key of its name. */
  readonly label: string
  /** Its name at this moment, where it has two: lock and unlock. */
  readonly labelNow?: (context: CommandContext) => string
  readonly icon: LucideIcon
  readonly group: CommandGroup
  /** `mod+shift+z`: mod is Ctrl, and ⌘ on a Mac. The first one is shown. */
  readonly shortcuts?: readonly string[]
  /** Its keys count only where no control has the focus: on the canvas and on rows of layers. */
  readonly onComponent?: boolean
  /** Its keys count in fields and dialogs as well. */
  readonly whileTyping?: boolean
  /** The browser's own clipboard events do it; its keys are only shown. */
  readonly byBrowser?: boolean
  /** Whether what it opens and closes is open now. */
  readonly isOpen?: (context: CommandContext) => boolean
  readonly options?: (context: CommandContext) => readonly CommandOption[]
  /** Cheap enough to be asked at every change of the selection. */
  readonly can: (context: CommandContext) => true | Reason
  readonly run: (context: CommandContext, option?: string) => void | Promise<void>
}

export const always = (): true => true
