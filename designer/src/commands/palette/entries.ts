import type { LucideIcon } from 'lucide-react'
import type { Reason } from '../../i18n/reason.ts'
import type { Command } from '../command.ts'
import type { CommandContext } from '../command-context.ts'
import { commandOf, commands, nameOfCommand } from '../commands.ts'
import { shownKeys } from '../keys/shortcut-text.ts'
import { foundEntries } from './search.ts'

/** A line of the palette: a command, or one of its options. */
export interface PaletteEntry {
  readonly key: string
  readonly command: string
  readonly option?: string
  readonly label: string
  /** The words of its group, by which it is found as well. */
  readonly more: string
  readonly icon: LucideIcon
  readonly keys?: string
  readonly reason?: Reason
}

/** It stands open already, or makes no sense from here. */
const notHere = ['palette', 'component-menu']

function entryOf(context: CommandContext, command: Command): PaletteEntry {
  const { id, icon, group, shortcuts } = command
  const can = command.can(context)
  return {
    key: id,
    command: id,
    label: nameOfCommand(context, command),
    more: context.t(`command.group.${group}`),
    icon,
    ...(shortcuts?.[0] !== undefined && { keys: shownKeys(context.t, shortcuts[0], context.isMac) }),
    ...(can !== true && { reason: can }),
  }
}

function optionsOf(context: CommandContext, command: Command, isAlone: boolean): readonly PaletteEntry[] {
  const can = command.can(context)
  if (!command.options || can !== true) return []
  const name = nameOfCommand(context, command)
  return command.options(context).map(({ value, label, reason }) => ({
    key: `${command.id}/${value}`,
    command: command.id,
    option: value,
    label: isAlone ? label : context.t('palette.option', { command: name, option: label }),
    more: '',
    icon: command.icon,
    ...(reason && { reason }),
  }))
}

/** The lines of the palette, worked out once when it opens. */
export interface Entries {
  /** With nothing typed: what can be done now. Else all that is found, with the reason why not. */
  readonly search: (query: string) => readonly PaletteEntry[]
}

/** @param only the command whose options alone are offered. */
export function entriesFor(context: CommandContext, only?: string): Entries {
  if (only !== undefined) {
    const options = optionsOf(context, commandOf(only), true)
    return { search: (query) => foundEntries(options, query) }
  }
  const offered = commands.filter(({ id }) => !notHere.includes(id))
  const all = offered.map((command) => entryOf(context, command))
  const withOptions = [...all, ...offered.flatMap((command) => optionsOf(context, command, false))]
  const possible = all.filter(({ reason }) => !reason)
  return { search: (query) => (query.trim() === '' ? possible : foundEntries(withOptions, query)) }
}
