import type { LucideIcon } from 'lucide-react'
import Next from 'lucide-react/icons/chevron-down'
import Previous from 'lucide-react/icons/chevron-up'
import None from 'lucide-react/icons/circle-x'
import Down from 'lucide-react/icons/corner-down-right'
import Left from 'lucide-react/icons/corner-left-up'
import Menu from 'lucide-react/icons/ellipsis'
import { displayName } from '../../i18n/names.ts'
import { firstChildOf, firstOf, lastOf, nextOf, parentOf, previousOf } from '../../placement/walk.ts'
import type { Command } from '../command.ts'
import { type CommandContext, openDialog } from '../command-context.ts'
import { select } from '../perform.ts'
import { nothingSelected, ofSelected, selectedOf, withSelected } from '../selected.ts'

type Find = (context: CommandContext, id: string | undefined) => string | undefined

const to = (way: string, icon: LucideIcon, shortcut: string, find: Find): Command => ({
  id: `select-${way}`,
  label: `command.select-${way}`,
  icon,
  group: 'select',
  shortcuts: [shortcut],
  onComponent: true,
  can(context) {
    const id = selectedOf(context)
    if (find(context, id) !== undefined) return true
    return id === undefined ? nothingSelected : { key: `command.reason.no-${way}` }
  },
  run(context) {
    const found = find(context, selectedOf(context))
    if (found === undefined) return
    select(context, found)
    context.announcer.announce(displayName(context, found))
  },
})

const page = ({ view }: CommandContext): string => view.state.getState().curPageId

export const selectingCommands: readonly Command[] = [
  to('parent', Left, 'arrowleft', ({ editor }, id) => (id === undefined ? undefined : parentOf(editor, id))),
  to('first-child', Down, 'arrowright', ({ editor }, id) => (id === undefined ? undefined : firstChildOf(editor, id))),
  to('previous', Previous, 'arrowup', (context, id) =>
    id === undefined ? lastOf(context.editor, page(context)) : previousOf(context.editor, id, page(context)),
  ),
  to('next', Next, 'arrowdown', (context, id) =>
    id === undefined ? firstOf(context.editor, page(context)) : nextOf(context.editor, id, page(context)),
  ),
  {
    id: 'deselect',
    label: 'command.deselect',
    icon: None,
    group: 'select',
    shortcuts: ['escape'],
    can: (context) => context.view.state.getState().isPreview || ofSelected()(context),
    run(context) {
      if (context.view.state.getState().isPreview) context.actions.preview()
      else select(context, undefined)
    },
  },
  {
    id: 'component-menu',
    label: 'command.component-menu',
    icon: Menu,
    group: 'select',
    shortcuts: ['shift+f10'],
    onComponent: true,
    can: ofSelected(),
    run: withSelected((context, id) =>
      openDialog(context, { name: 'component-menu', at: context.actions.pointOf?.(id) }),
    ),
  },
]
