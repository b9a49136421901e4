import { nameOfSlot, nameOfType } from '@vitrine/editor-core'
import type { PlaceIn } from '@vitrine/schemas'
import { displayName, nameOfPlace } from '../../i18n/names.ts'
import { siblingsOf } from '../../placement/siblings.ts'
import type { CommandContext } from '../command-context.ts'
import { perform, select } from '../perform.ts'

/** Where a component stands, in words: “Banner, 2 of 5 in Column 1 of Columns”. */
function standsWhere(context: CommandContext, id: string): string {
  const { editor, t } = context
  const at = siblingsOf(editor, id)
  if (!at) return ''
  const type = at.parent ? (editor.component(at.parent.component)?.type ?? '') : ''
  const list = at.parent
    ? t('command.slotOf', { slot: nameOfSlot(context, type, at.parent.slot), parent: nameOfType(context, type) })
    : nameOfPlace(context, at.on)
  return t('command.done.move', { name: displayName(context, id), at: at.index + 1, of: at.ids.length, list })
}

/** Moves a component, keeps it selected, and tells where it stands now. */
export function moveTo(context: CommandContext, id: string, to: PlaceIn): boolean {
  const place = context.editor.place(id)
  if (!place || !perform(context, [{ type: 'move-component', ...place.on, component: id, to }])) return false
  select(context, id)
  context.announcer.announce(standsWhere(context, id))
  return true
}
