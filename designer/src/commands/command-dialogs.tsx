import { LoadFailureNotice } from '@vitrine/editor-core'
import { lazyWithRetry, type RetryProps } from '@vitrine/setters/internal'
import { Suspense } from 'react'
import { openDialog } from './command-context.ts'
import { useCommands, useOpenDialog } from './commands-context.tsx'

/** In place of one whose script did not come. */
function DialogFailed({ onRetry }: RetryProps) {
  const context = useCommands()
  return <LoadFailureNotice onRetry={onRetry} onClose={() => openDialog(context, undefined)} />
}

// None of them is needed before somebody asks for it.
const CommandPalette = lazyWithRetry(
  async () => ({ default: (await import('@vitrine/editor-core/palette')).CommandPalette }),
  DialogFailed,
)
const ComponentMenu = lazyWithRetry(
  async () => ({ default: (await import('./menus/component-menu.tsx')).ComponentMenu }),
  DialogFailed,
)
const ContentDialog = lazyWithRetry(
  async () => ({ default: (await import('./dialogs/content-dialog.tsx')).ContentDialog }),
  DialogFailed,
)
const KeysDialog = lazyWithRetry(
  async () => ({ default: (await import('@vitrine/editor-core/keys-dialog')).KeysDialog }),
  DialogFailed,
)
const LimitsDialog = lazyWithRetry(
  async () => ({ default: (await import('./dialogs/limits-dialog.tsx')).LimitsDialog }),
  DialogFailed,
)
const MoveToDialog = lazyWithRetry(
  async () => ({ default: (await import('./dialogs/move-to-dialog.tsx')).MoveToDialog }),
  DialogFailed,
)
const RenameDialog = lazyWithRetry(
  async () => ({ default: (await import('./dialogs/rename-dialog.tsx')).RenameDialog }),
  DialogFailed,
)

/** The dialog or menu that a command has opened. */
export function CommandDialogs() {
  const open = useOpenDialog()
  const context = useCommands()
  const { t } = context
  return (
    <Suspense>
      {open?.name === 'palette' && (
        // What was searched for among the commands is no search among the options of one.
        <CommandPalette key={open.command} {...(open.command !== undefined && { command: open.command })} />
      )}
      {open?.name === 'component-menu' && <ComponentMenu at={open.at} />}
      {open?.name === 'content' && (
        <ContentDialog content={open.content} onClose={() => openDialog(context, undefined)} />
      )}
      {open?.name === 'move-to' && <MoveToDialog />}
      {open?.name === 'rename' && <RenameDialog />}
      {open?.name === 'keys' && <KeysDialog hint={t('keys.hint')} />}
      {open?.name === 'limits' && <LimitsDialog />}
    </Suspense>
  )
}
