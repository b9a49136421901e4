import { always } from '@vitrine/editor-core'
import ArrowDown from 'lucide-react/icons/arrow-down'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import Copy from 'lucide-react/icons/copy'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import type { ScreenCommand } from '../context/screen-commands.ts'

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

/** The keys that the desk reads itself, for the table of keys. */
export const deskKeys: readonly ScreenCommand[] = [
  shown({ id: 'text-next', label: 'translation.next', icon: ArrowDown, shortcuts: ['alt+arrowdown'] }),
  shown({ id: 'text-accept', label: 'translation.accept', icon: Check, shortcuts: ['mod+enter'] }),
  shown({ id: 'text-copy', label: 'translation.copySource', icon: Copy, shortcuts: ['alt+s'] }),
  shown({ id: 'text-keep', label: 'translation.keep', icon: CheckCheck, shortcuts: ['alt+k'] }),
  shown({ id: 'text-leave', label: 'cellKeys.leave', icon: X, shortcuts: ['escape'] }),
]

export type DeskKey = 'next' | 'accept' | 'copy' | 'keep' | 'leave'

/** What a key is meant for; by the place of letters on the keyboard, since Alt makes other letters of them on a Mac. */
export function deskKey({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): DeskKey | undefined {
  if (key === 'Escape') return 'leave'
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) return 'accept'
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined
  if (key === 'ArrowDown') return 'next'
  if (code === 'KeyS') return 'copy'
  return code === 'KeyK' ? 'keep' : undefined
}
