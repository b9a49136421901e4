import type { Settings } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'

/**
 * Keeps the drawing of one component as it is while one of its texts is edited in its place: what is
 * re-rendered under a caret loses it.
 */
export interface RenderLock {
  /** The settings that a component is drawn with. */
  readonly settings: (editor: Editor, id: string) => Settings | undefined
  /** Notifies a component of a change, once it is no longer held. */
  readonly notify: (id: string, listener: () => void) => void
  /** Holds a component; answers what lets it go. */
  readonly hold: (editor: Editor, id: string) => () => void
}

export function createRenderLock(): RenderLock {
  let held: { readonly id: string; readonly settings: Settings | undefined } | undefined
  const waiting = new Set<() => void>()
  return {
    settings: (editor, id) => (held?.id === id ? held.settings : editor.settings(id)),
    notify(id, listener) {
      if (held?.id === id) waiting.add(listener)
      else listener()
    },
    hold(editor, id) {
      held = { id, settings: editor.settings(id) }
      return () => {
        held = undefined
        for (const listener of [...waiting]) listener()
        waiting.clear()
      }
    },
  }
}
