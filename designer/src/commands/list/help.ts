import { always } from '@vitrine/editor-core'
import Command_ from 'lucide-react/icons/command'
import Keyboard from 'lucide-react/icons/keyboard'
import Ruler from 'lucide-react/icons/ruler'
import type { Command } from '../command.ts'
import { openDialog } from '../command-context.ts'

export const helpCommands: readonly Command[] = [
  {
    id: 'palette',
    label: 'command.palette',
    icon: Command_,
    group: 'help',
    shortcuts: ['mod+k'],
    whileTyping: true,
    can: always,
    run: (context) => openDialog(context, { name: 'palette' }),
  },
  {
    id: 'keys',
    label: 'command.keys',
    icon: Keyboard,
    group: 'help',
    shortcuts: ['mod+/'],
    can: always,
    run: (context) => openDialog(context, { name: 'keys' }),
  },
  {
    id: 'limits',
    label: 'command.limits',
    icon: Ruler,
    group: 'help',
    can: always,
    run: (context) => openDialog(context, { name: 'limits' }),
  },
]
