import type { CommandContext } from './command-context.ts'
import { nameOf } from './names.ts'
import { perform, select } from './perform.ts'
import { siblingsOf } from './places/siblings.ts'

/** What is selected once a component is gone: its next sibling, the one before, or its parent. */
export function besides({ editor }: CommandContext, id: string): string | undefined {
  const at = siblingsOf(editor, id)
  return at?.ids[at.index + 1] ?? at?.ids[at.index - 1] ?? at?.parent?.component
}

/** Takes a component away with all in it; `what` is told: it was deleted, or cut. */
export function remove(context: CommandContext, id: string, what: 'delete' | 'cut'): void {
  const place = context.editor.place(id)
  const [next, name] = [besides(context, id), nameOf(context, id)]
  if (!place || !perform(context, [{ type: 'remove-component', ...place.on, component: id }])) return
  select(context, next)
  context.announcer.announce(context.say(`command.done.${what}`, { name }))
}
