import { isHtmlElement } from '../../controls/event-target.ts'
import { listenForClipboard } from '../clipboard/listen-for-clipboard.ts'
import type { Command } from '../command.ts'
import type { CommandContext } from '../command-context.ts'
import { commands } from '../commands.ts'
import { refuseCommand } from '../perform.ts'
import { nothingSelected } from '../selected.ts'
import { isInDialog, isOnComponent, isTyping } from './key-target.ts'
import { isPressed, type Pressed, readShortcut, type Shortcut } from './shortcut.ts'

const shortcuts: readonly (readonly [Shortcut, Command])[] = commands
  .filter(({ byBrowser }) => !byBrowser)
  .flatMap((command) => (command.shortcuts ?? []).map((text) => [readShortcut(text), command] as const))

/** The command of the keys that are down. */
const pressed = (event: Pressed, isMac: boolean): Command | undefined =>
  shortcuts.find(([shortcut]) => isPressed(shortcut, event, isMac))?.[1]

/** Where somebody types, Escape ends it; the next one lets go of the selection. */
function leave(context: CommandContext, target: EventTarget | null): void {
  context.view.change((state) => {
    state.editedText = undefined
  })
  if (isHtmlElement(target)) target.blur()
}

export interface KeyListenerOptions {
  /** The document of the canvas, where all keys are meant for the selected component. */
  readonly isCanvas?: boolean
}

/**
 * Runs commands by their keys, and by the browser's own copy, cut and paste, in one document.
 * Somebody who types is not disturbed, and keys that a control has used are not used twice.
 *
 * @returns what ends it.
 */
export function listenForKeys(
  page: Document,
  context: CommandContext,
  { isCanvas = false }: KeyListenerOptions = {},
): () => void {
  function onKeyDown(event: KeyboardEvent) {
    const { target } = event
    if (event.defaultPrevented || event.isComposing) return
    const command = pressed(event, context.isMac)
    if (!command) return
    if (!command.whileTyping) {
      if (isInDialog(target)) return
      if (isTyping(target)) {
        if (command.id === 'deselect') leave(context, target)
        return
      }
      if (command.onComponent && !isOnComponent(target, isCanvas)) return
    }
    const can = command.can(context)
    // With nothing selected there is nothing to refuse: the keys are the browser's.
    if (can === nothingSelected) return
    event.preventDefault()
    if (can === true) void command.run(context)
    else refuseCommand(context, can)
  }

  const stop = listenForClipboard(
    page,
    context,
    (target) => !isInDialog(target) && !isTyping(target) && isOnComponent(target, isCanvas),
  )
  page.addEventListener('keydown', onKeyDown)
  return () => {
    stop()
    page.removeEventListener('keydown', onKeyDown)
  }
}
