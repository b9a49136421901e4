import type { Reason } from '../i18n/reason.ts'
import { type AnyTranslate, messageText } from '../i18n/translate.ts'
import type { Announcer } from './announcer.ts'
import type { Command, CommandInfo, CommandOption } from './command.ts'

/** All commands of an editor, joined with what they work on: what buttons, keys and the palette are drawn from. */
export interface CommandList {
  readonly all: readonly CommandInfo[]
  /** @throws Error when there is no such command. */
  readonly get: (id: string) => CommandInfo
  /** The name of a command at this moment. */
  readonly nameOf: (id: string) => string
  readonly can: (id: string) => true | Reason
  readonly isOpen: (id: string) => boolean | undefined
  /** What it can be run with; none where it is run as it is. */
  readonly optionsOf: (id: string) => readonly CommandOption[] | undefined
  /** Does something, or tells why it cannot be done. */
  readonly run: (id: string, option?: string) => void
  /** Tells why something was not done. */
  readonly refuse: (reason: Reason) => void
}

interface CommandListOptions<Context> {
  readonly commands: readonly Command<Context>[]
  /** Asked at each use, so that a context may hold its own list. */
  readonly context: () => Context
  readonly t: AnyTranslate
  readonly announcer: Announcer
  readonly inWords: (reason: Reason) => string
}

export function createCommandList<Context>(options: CommandListOptions<Context>): CommandList {
  const { commands, context, t, announcer, inWords } = options
  const byId: ReadonlyMap<string, Command<Context>> = new Map(commands.map((command) => [command.id, command]))

  function get(id: string): Command<Context> {
    const command = byId.get(id)
    if (!command) throw new Error(`There is no command “${id}”.`)
    return command
  }
  const refuse = (reason: Reason): void => announcer.announce(inWords(reason), true)
  return {
    all: commands,
    get,
    nameOf(id) {
      const command = get(id)
      return messageText(t, command.labelNow?.(context()) ?? command.label)
    },
    can: (id) => get(id).can(context()),
    isOpen: (id) => get(id).isOpen?.(context()),
    optionsOf: (id) => get(id).options?.(context()),
    run(id, option) {
      const command = get(id)
      const can = command.can(context())
      if (can === true) void command.run(context(), option)
      else refuse(can)
    },
    refuse,
  }
}
