import type { Reason } from '../../i18n/reason.ts'
import type { CommandInfo } from '../command.ts'
import type { CommandsContext } from '../commands-context.ts'
import { isInDialog, isTyping } from './key-target.ts'
import { isOfLetters, letterKeys } from './letter-keys.ts'
import { isPressed, type Pressed, readShortcut, type Shortcut } from './shortcut.ts'

/** How long the second key of a sequence is waited for, in milliseconds. */
const SEQUENCE = 1000

export interface ShortcutOptions {
  /** Whether the keys of a command count where they were pressed. */
  readonly counts?: (command: CommandInfo, target: EventTarget | null) => boolean
  /** The keys of a command were pressed by somebody who types: they are the text's. */
  readonly onTyping?: (command: CommandInfo, target: EventTarget | null) => void
  /** Reasons for which the keys are left to the browser instead of being refused in words. */
  readonly isLeft?: (reason: Reason) => boolean
}

/** The keys of a command, one after the other: one for most. */
interface KeySequence {
  readonly keys: readonly Shortcut[]
  readonly command: CommandInfo
  readonly isOfLetters: boolean
}

/** Reads what is pressed, with the key before it where a sequence has begun. */
function createKeyReader(commands: readonly CommandInfo[], isMac: boolean) {
  const sequences: readonly KeySequence[] = commands
    .filter(({ byBrowser, isOnlyShown }) => !byBrowser && !isOnlyShown)
    .flatMap((command) =>
      (command.shortcuts ?? []).map((text) => ({
        keys: text.split(' ').map(readShortcut),
        command,
        isOfLetters: isOfLetters(text),
      })),
    )
  let begun: { readonly sequences: readonly KeySequence[]; readonly until: number } | undefined
  const starting = (event: Pressed) =>
    sequences.filter(
      ({ keys: [first], isOfLetters: isText }) =>
        first !== undefined && (!isText || letterKeys.getState().areOn) && isPressed(first, event, isMac),
    )

  return (event: KeyboardEvent): CommandInfo | undefined => {
    const going = begun && event.timeStamp < begun.until ? begun.sequences : []
    begun = undefined
    const ended = going.find(({ keys: [, second] }) => second !== undefined && isPressed(second, event, isMac))
    if (ended) return ended.command
    const found = starting(event)
    const single = found.find(({ keys }) => keys.length === 1)
    if (!single && found.length > 0) begun = { sequences: found, until: event.timeStamp + SEQUENCE }
    return single?.command
  }
}

/**
 * Runs commands by their keys, in one document. Somebody who types is not disturbed, and keys that a
 * control has used are not used twice.
 *
 * @returns what ends it.
 */
export function listenForShortcuts(
  page: Document,
  { list, isMac }: Pick<CommandsContext, 'list' | 'isMac'>,
  { counts, onTyping, isLeft }: ShortcutOptions = {},
): () => void {
  const read = createKeyReader(list.all, isMac)

  function onKeyDown(event: KeyboardEvent) {
    const { target } = event
    if (event.defaultPrevented || event.isComposing) return
    const command = read(event)
    if (!command) return
    if (!command.whileTyping) {
      if (isInDialog(target)) return
      if (isTyping(target)) return onTyping?.(command, target)
      if (counts && !counts(command, target)) return
    }
    const can = list.can(command.id)
    if (can !== true && isLeft?.(can)) return
    event.preventDefault()
    list.run(command.id)
  }
  page.addEventListener('keydown', onKeyDown)
  return () => page.removeEventListener('keydown', onKeyDown)
}
