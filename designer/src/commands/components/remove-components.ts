import { displayName } from '../../i18n/names.ts'
import { siblingsOf } from '../../placement/siblings.ts'
import { placedInPart, removal } from '../../placement/site-part.ts'
import type { CommandContext } from '../command-context.ts'
import { perform, select } from '../perform.ts'

/** What is selected once a component is gone: its next sibling, the one before, or its parent. */
export function besides({ editor }: CommandContext, id: string): string | undefined {
  const at = siblingsOf(editor, id)
  return at?.ids[at.index + 1] ?? at?.ids[at.index - 1] ?? at?.parent?.component
}

/** Takes a component away with all in it; `what` is announced: it was deleted, or cut. */
export function removeSelectedComponent(context: CommandContext, id: string, what: 'delete' | 'cut'): void {
  const operation = removal(context.editor, id)
  const [next, name] = [besides(context, id), displayName(context, id)]
  const wasOnEveryPage = placedInPart(context.editor, id)?.on.part !== undefined
  if (!operation || !perform(context, [operation])) return
  select(context, next)
  const done = what === 'delete' && wasOnEveryPage ? 'delete-every-page' : what
  context.announcer.announce(context.t(`command.done.${done}`, { name }))
}
