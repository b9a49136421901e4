import type { Command } from './command.ts'
import { clipboardCommands } from './list/clipboard.ts'
import { componentCommands } from './list/component.ts'
import { contentCommands } from './list/content.ts'
import { draftCommands } from './list/draft.ts'
import { helpCommands } from './list/help.ts'
import { lookingCommands } from './list/looking.ts'
import { movingCommands } from './list/moving.ts'
import { panelCommands } from './list/panels.ts'
import { selectingCommands } from './list/selecting.ts'
import { sitePartCommands } from './list/site-part.ts'

/** Everything that can be done in the designer. */
export const commands: readonly Command[] = [
  ...draftCommands,
  ...componentCommands,
  ...contentCommands,
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
