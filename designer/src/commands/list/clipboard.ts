import Paste from 'lucide-react/icons/clipboard-paste'
import Copy from 'lucide-react/icons/copy'
import Cut from 'lucide-react/icons/scissors'
import { copied } from '../clipboard/copy.ts'
import { paste } from '../clipboard/paste.ts'
import type { Command } from '../command.ts'
import { removeSelectedComponent } from '../components/remove-components.ts'
import { announceDone, refuseCommand } from '../perform.ts'
import { inEditing, ofChangeable, ofSelected, withSelected } from '../selected.ts'

export const clipboardCommands: readonly Command[] = [
  {
    id: 'copy',
    label: 'command.copy',
    icon: Copy,
    group: 'clipboard',
    shortcuts: ['mod+c'],
    onComponent: true,
    byBrowser: true,
    can: ofSelected(),
    run: withSelected(async (context, id) => {
      await context.clipboard.write(copied(context.editor, id))
      announceDone(context, 'copy', id)
    }),
  },
  {
    id: 'cut',
    label: 'command.cut',
    icon: Cut,
    group: 'clipboard',
    shortcuts: ['mod+x'],
    onComponent: true,
    byBrowser: true,
    can: ofChangeable(),
    run: withSelected(async (context, id) => {
      await context.clipboard.write(copied(context.editor, id))
      removeSelectedComponent(context, id, 'cut')
    }),
  },
  {
    id: 'paste',
    label: 'command.paste',
    icon: Paste,
    group: 'clipboard',
    shortcuts: ['mod+v'],
    onComponent: true,
    byBrowser: true,
    can: inEditing,
    async run(context) {
      const text = await context.clipboard.read()
      const isOurs = text !== undefined && paste(context, text)
      if (!isOurs)
        refuseCommand(context, { key: `command.reason.${text === undefined ? 'clipboardRefused' : 'nothingToPaste'}` })
    },
  },
]
