import type { TFunction } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { Reason } from '../../i18n/reason.ts'
import { messageText } from '../../i18n/translate.ts'
import type { CommandInfo } from '../command.ts'
import type { CommandsContext } from '../commands-context.ts'
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

type Listed = Pick<CommandsContext, 'list' | 'isMac'> & { readonly t: TFunction<'editor'> }

/** It stands open already, or makes no sense from here. */
const notHere = ['palette', 'component-menu']

function entryOf({ list, t, isMac }: Listed, { id, icon, group, shortcuts }: CommandInfo): PaletteEntry {
  const can = list.can(id)
  return {
    key: id,
    command: id,
    label: list.nameOf(id),
    more: messageText(t, `command.group.${group}`),
    icon,
    ...(shortcuts?.[0] !== undefined && { keys: shownKeys(t, shortcuts[0], isMac) }),
    ...(can !== true && { reason: can }),
  }
}

function optionsOf({ list, t }: Listed, command: CommandInfo, isAlone: boolean): readonly PaletteEntry[] {
  const options = list.can(command.id) === true ? list.optionsOf(command.id) : undefined
  const name = list.nameOf(command.id)
  return (options ?? []).map(({ value, label, reason }) => ({
    key: `${command.id}/${value}`,
    command: command.id,
    option: value,
    label: isAlone ? label : t('palette.option', { command: name, option: label }),
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
export function entriesFor(context: Listed, only?: string): Entries {
  if (only !== undefined) {
    const options = optionsOf(context, context.list.get(only), true)
    return { search: (query) => foundEntries(options, query) }
  }
  const offered = context.list.all.filter(({ id, isOnlyShown }) => !isOnlyShown && !notHere.includes(id))
  const all = offered.map((command) => entryOf(context, command))
  const withOptions = [...all, ...offered.flatMap((command) => optionsOf(context, command, false))]
  const possible = all.filter(({ reason }) => !reason)
  return { search: (query) => (query.trim() === '' ? possible : foundEntries(withOptions, query)) }
}
