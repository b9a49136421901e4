import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { CallError, removeMedia } from '@vitrine/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import type { MediaDetailItem } from './media-item.ts'
import { type MediaUse, UseList } from './use-list.tsx'

interface RemoveMediaDialogProps {
  readonly item: MediaDetailItem
  readonly onClose: (isDone: boolean) => void
}

/** Asks before a file is deleted, and names where it is used: it is gone there, too. */
export function RemoveMediaDialog({ item: { id, name, usedBy }, onClose }: RemoveMediaDialogProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const [uses, setUses] = useState<readonly MediaUse[]>(usedBy)
  async function remove() {
    try {
      await send(removeMedia, { id, force: uses.length > 0 })
    } catch (error) {
      // Somebody uses it since this screen was opened: that is shown, and asked once more.
      if (error instanceof CallError && error.code === 'conflict') {
        const { usedBy: found } = (error.details ?? {}) as { readonly usedBy?: readonly MediaUse[] }
        if (found) setUses(found)
      }
      throw error
    }
  }
  return (
    <ConfirmDialog
      title={t('media.removeTitle', { name })}
      action={t(uses.length > 0 ? 'media.removeUsed' : 'action.delete')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p className={dialog.text}>{t(uses.length > 0 ? 'media.removeUsedText' : 'media.removeText')}</p>
      {uses.length > 0 && <UseList uses={uses} />}
    </ConfirmDialog>
  )
}
