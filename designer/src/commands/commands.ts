import { messageText } from '../context/translate.ts'
import type { Command } from './command.ts'
import type { CommandContext } from './command-context.ts'
import { clipboardCommands } from './list/clipboard.ts'
import { componentCommands } from './list/component.ts'
import { draftCommands } from './list/draft.ts'
import { helpCommands } from './list/help.ts'
import { lookingCommands } from './list/looking.ts'
import { movingCommands } from './list/moving.ts'
import { panelCommands } from './list/panels.ts'
import { selectingCommands } from './list/selecting.ts'
import { sitePartCommands } from './list/site-part.ts'
import { refuseCommand } from './perform.ts'

/** Everything that can be done in the designer. */
export const commands: readonly Command[] = [
  ...draftCommands,
  ...componentCommands,
  ...clipboardCommands,
  ...movingCommands,
  ...sitePartCommands,
  ...selectingCommands,
  ...lookingCommands,
  ...panelCommands,
  ...helpCommands,
]

const byId: ReadonlyMap<string, Command> = new Map(commands.map((command) => [command.id, command]))

/** @throws Error when there is no such command. */
export function commandOf(id: string): Command {
  const command = byId.get(id)
  if (!command) throw new Error(`There is no command “${id}”.`)
  return command
}

/** Does something, or tells why it cannot be done. */
export function runCommand(context: CommandContext, id: string, option?: string): void {
  const command = commandOf(id)
  const can = command.can(context)
  if (can === true) void command.run(context, option)
  else refuseCommand(context, can)
}

/** The name of a command at this moment. */
export const nameOfCommand = (context: CommandContext, command: Command): string =>
  messageText(context.t, command.labelNow?.(context) ?? command.label)
