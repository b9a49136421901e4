import { lazy, Suspense } from 'react'
import { useOpenDialog } from './commands-context.tsx'

// None of them is needed before somebody asks for it.
const CommandPalette = lazy(async () => ({ default: (await import('./palette/command-palette.tsx')).CommandPalette }))
const ComponentMenu = lazy(async () => ({ default: (await import('./menus/component-menu.tsx')).ComponentMenu }))
const KeysDialog = lazy(async () => ({ default: (await import('./help/keys-dialog.tsx')).KeysDialog }))
const MoveToDialog = lazy(async () => ({ default: (await import('./move-to/move-to-dialog.tsx')).MoveToDialog }))
const RenameDialog = lazy(async () => ({ default: (await import('./rename/rename-dialog.tsx')).RenameDialog }))

/** The dialog or menu that a command has opened. */
export function CommandDialogs() {
  const open = useOpenDialog()
  return (
    <Suspense>
      {open?.name === 'palette' && <CommandPalette {...(open.command !== undefined && { command: open.command })} />}
      {open?.name === 'component-menu' && <ComponentMenu at={open.at} />}
      {open?.name === 'move-to' && <MoveToDialog />}
      {open?.name === 'rename' && <RenameDialog />}
      {open?.name === 'keys' && <KeysDialog />}
    </Suspense>
  )
}
