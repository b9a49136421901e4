import { specOf } from '@vitrine/model'
import Copy from 'lucide-react/icons/copy-plus'
import EyeOff from 'lucide-react/icons/eye-off'
import Group from 'lucide-react/icons/group'
import Lock from 'lucide-react/icons/lock'
import Plus from 'lucide-react/icons/plus'
import Rename from 'lucide-react/icons/text-cursor-input'
import Trash from 'lucide-react/icons/trash-2'
import Ungroup from 'lucide-react/icons/ungroup'
import { componentSubtree, newIdsFor } from '../../placement/subtree.ts'
import type { Command } from '../command.ts'
import { openDialog } from '../command-context.ts'
import { addOptions, addSection } from '../components/add-section.ts'
import { removeSelectedComponent } from '../components/remove-components.ts'
import { isShown, visibilityOperations } from '../components/visibility.ts'
import { canUnwrap, unwrap, wrap, wrapOptions } from '../components/wrapping.ts'
import { announceDone, perform, select } from '../perform.ts'
import { inEditing, ofChangeable, ofSelected, withSelected } from '../selected.ts'

export const componentCommands: readonly Command[] = [
  {
    id: 'add',
    label: 'command.add',
    icon: Plus,
    group: 'component',
    shortcuts: ['mod+alt+a'],
    options: addOptions,
    can: inEditing,
    run(context, option) {
      if (option !== undefined) return addSection(context, option)
      context.view.change((state) => {
        state.openPanel = 'add'
      })
      context.actions.focusPanel?.('add')
    },
  },
  {
    id: 'duplicate',
    label: 'command.duplicate',
    icon: Copy,
    group: 'component',
    shortcuts: ['mod+d'],
    onComponent: true,
    can: ofChangeable(({ editor }, id) => {
      const type = editor.component(id)?.type ?? ''
      const isSingle = specOf(editor.specs, type)?.nesting?.single === true
      return isSingle ? { key: 'problem.nesting.single', params: { type } } : true
    }),
    run: withSelected((context, id) => {
      const place = context.editor.place(id)
      const subtree = componentSubtree(context.editor, id)
      if (!place || !subtree) return
      const ids = newIdsFor(subtree)
      if (!perform(context, [{ type: 'duplicate-component', ...place.on, component: id, ids }])) return
      select(context, ids[id])
      announceDone(context, 'duplicate', id)
    }),
  },
  {
    id: 'delete',
    label: 'command.delete',
    icon: Trash,
    group: 'component',
    shortcuts: ['delete', 'backspace'],
    onComponent: true,
    can: ofChangeable(),
    run: withSelected((context, id) => removeSelectedComponent(context, id, 'delete')),
  },
  {
    id: 'wrap',
    label: 'command.wrap',
    icon: Group,
    group: 'component',
    shortcuts: ['mod+g'],
    onComponent: true,
    options: wrapOptions,
    can: ofChangeable((context) => (wrapOptions(context).length > 0 ? true : { key: 'command.reason.noWrapper' })),
    run: withSelected((context, id, option) =>
      option === undefined ? openDialog(context, { name: 'palette', command: 'wrap' }) : wrap(context, id, option),
    ),
  },
  {
    id: 'unwrap',
    label: 'command.unwrap',
    icon: Ungroup,
    group: 'component',
    shortcuts: ['mod+shift+g'],
    onComponent: true,
    can: ofChangeable(canUnwrap),
    run: withSelected(unwrap),
  },
  {
    id: 'rename',
    label: 'command.rename',
    icon: Rename,
    group: 'component',
    shortcuts: ['f2'],
    onComponent: true,
    can: ofSelected(),
    run: withSelected((context, id, option) => {
      if (option === undefined) return openDialog(context, { name: 'rename' })
      context.view.change(({ names }) => {
        if (option.trim() === '') delete names[id]
        else names[id] = option.trim()
      })
      announceDone(context, 'rename', id)
    }),
  },
  {
    id: 'lock',
    label: 'command.lock',
    labelNow: ({ view }) => {
      const { locked, selected = '' } = view.state.getState()
      return locked[selected] ? 'command.unlock' : 'command.lock'
    },
    icon: Lock,
    group: 'component',
    shortcuts: ['mod+shift+l'],
    onComponent: true,
    can: ofSelected(),
    run: withSelected((context, id) => {
      const isLocked = context.view.state.getState().locked[id] === true
      context.view.change(({ locked }) => {
        if (isLocked) delete locked[id]
        else locked[id] = true
      })
      announceDone(context, isLocked ? 'unlock' : 'lock', id)
    }),
  },
  {
    id: 'hide',
    label: 'command.hide',
    labelNow: (context) => {
      const { selected } = context.view.state.getState()
      return selected === undefined || isShown(context, selected) ? 'command.hide' : 'command.show'
    },
    icon: EyeOff,
    group: 'component',
    shortcuts: ['mod+shift+h'],
    onComponent: true,
    can: ofChangeable(({ editor }, id) =>
      specOf(editor.specs, editor.component(id)?.type ?? '')?.props.properties.visible
        ? true
        : { key: 'command.reason.cannotHide' },
    ),
    run: withSelected((context, id) => {
      const wasShown = isShown(context, id)
      if (perform(context, visibilityOperations(context, id, !wasShown)))
        announceDone(context, wasShown ? 'hide' : 'show', id)
    }),
  },
]
