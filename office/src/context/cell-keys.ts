import { always } from '@vitrine/editor-core'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import SquareCheck from 'lucide-react/icons/square-check'
import X from 'lucide-react/icons/x'
import type { ScreenCommand } from './screen-commands.ts'

/** Keys that cells and rows read themselves: the table of keys shows them. */
const shown = ({
  id,
  label,
  icon,
  shortcuts,
}: Pick<ScreenCommand, 'id' | 'label' | 'icon' | 'shortcuts'>): ScreenCommand => ({
  ...{ id, label, icon, ...(shortcuts && { shortcuts }) },
  group: 'screen',
  isOnlyShown: true,
  can: always,
  run: () => undefined,
})

const leave = shown({ id: 'cell-leave', label: 'cellKeys.leave', icon: X, shortcuts: ['escape'] })

/** The key that chooses rows, beside Space. */
export const selectKeys: readonly ScreenCommand[] = [
  shown({ id: 'row-select', label: 'cellKeys.select', icon: SquareCheck, shortcuts: ['x'] }),
]

/** The key that copies the row with the focus. */
export const duplicateKeys: readonly ScreenCommand[] = [
  shown({ id: 'row-duplicate', label: 'cellKeys.duplicate', icon: Copy, shortcuts: ['mod+d'] }),
]

/** The keys of a table whose values are edited in their cells. */
export const cellKeys: readonly ScreenCommand[] = [
  shown({ id: 'cell-edit', label: 'cellKeys.edit', icon: Pencil, shortcuts: ['f2', 'enter'] }),
  shown({ id: 'cell-save', label: 'cellKeys.save', icon: Check, shortcuts: ['enter'] }),
  shown({ id: 'cell-next', label: 'cellKeys.next', icon: Check, shortcuts: ['tab'] }),
  shown({ id: 'cell-previous', label: 'cellKeys.previous', icon: Check, shortcuts: ['shift+tab'] }),
  leave,
]

/** The keys of a table whose rows are moved. */
export const orderKeys: readonly ScreenCommand[] = [
  shown({ id: 'row-up', label: 'cellKeys.rowUp', icon: ArrowUp, shortcuts: ['alt+arrowup'] }),
  shown({ id: 'row-down', label: 'cellKeys.rowDown', icon: ArrowDown, shortcuts: ['alt+arrowdown'] }),
]

/** The keys of cells that are fields of several lines at all times. */
export const fieldKeys: readonly ScreenCommand[] = [
  shown({ id: 'cell-save', label: 'cellKeys.save', icon: Check, shortcuts: ['mod+enter'] }),
  leave,
]
