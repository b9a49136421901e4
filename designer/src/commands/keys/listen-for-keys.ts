import { isHtmlElement, isInDialog, isOnComponent, isTyping, listenForShortcuts } from '@vitrine/editor-core'
import { listenForClipboard } from '../clipboard/listen-for-clipboard.ts'
import type { CommandContext } from '../command-context.ts'
import { nothingSelected } from '../selected.ts'

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
 *
 * @returns what ends it.
 */
export function listenForKeys(
  page: Document,
  context: CommandContext,
  { isCanvas = false }: KeyListenerOptions = {},
): () => void {
  const stops = [
    listenForClipboard(
      page,
      context,
      (target) => !isInDialog(target) && !isTyping(target) && isOnComponent(target, isCanvas),
    ),
    listenForShortcuts(page, context, {
      counts: ({ onComponent }, target) => !onComponent || isOnComponent(target, isCanvas),
      onTyping: ({ id }, target) => id === 'deselect' && leave(context, target),
      // With nothing selected there is nothing to refuse: the keys are the browser's.
      isLeft: (reason) => reason === nothingSelected,
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
