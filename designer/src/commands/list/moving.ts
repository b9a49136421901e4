import type { LucideIcon } from 'lucide-react'
import Down from 'lucide-react/icons/arrow-down'
import Out from 'lucide-react/icons/arrow-left-to-line'
import In from 'lucide-react/icons/arrow-right-to-line'
import Up from 'lucide-react/icons/arrow-up'
import MoveTo from 'lucide-react/icons/move'
import { type MoveStep, stepDown, stepIn, stepOut, stepUp } from '../../placement/steps.ts'
import type { Command } from '../command.ts'
import { type CommandContext, openDialog } from '../command-context.ts'
import { moveTo } from '../components/move.ts'
import { refuseCommand } from '../perform.ts'
import { ofChangeable, withSelected } from '../selected.ts'

const step = (
  way: string,
  icon: LucideIcon,
  shortcut: string,
  find: (editor: CommandContext['editor'], id: string) => MoveStep,
): Command => ({
  id: `move-${way}`,
  label: `command.move-${way}`,
  icon,
  group: 'place',
  shortcuts: [shortcut],
  onComponent: true,
  can: ofChangeable(({ editor }, id) => {
    const found = find(editor, id)
    return 'to' in found ? true : found.reason
  }),
  run: withSelected((context, id) => {
    const found = find(context.editor, id)
    if ('to' in found) moveTo(context, id, found.to)
    else refuseCommand(context, found.reason)
  }),
})

export const movingCommands: readonly Command[] = [
  step('up', Up, 'alt+arrowup', stepUp),
  step('down', Down, 'alt+arrowdown', stepDown),
  step('in', In, 'alt+arrowright', stepIn),
  step('out', Out, 'alt+arrowleft', stepOut),
  {
    id: 'move-to',
    label: 'command.move-to',
    icon: MoveTo,
    group: 'place',
    shortcuts: ['mod+alt+m'],
    onComponent: true,
    can: ofChangeable(),
    run: (context) => openDialog(context, { name: 'move-to' }),
  },
]
