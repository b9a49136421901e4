import type { Command as EditorCommand } from '@vitrine/editor-core'
import type { CommandContext } from './command-context.ts'

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

/** Something that a person can do in the designer. */
export interface Command extends EditorCommand<CommandContext> {
  readonly group: CommandGroup
}
